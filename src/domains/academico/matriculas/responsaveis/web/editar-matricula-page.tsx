import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, camposDe, CampoTextoLongo, Formulario, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { matriculasApi } from '#domains/academico/matriculas/api.ts';
import { matriculasResponsaveisApi } from '../api.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { CamposResponsaveis } from './campos-responsaveis.tsx';
import { CartaoDoAluno } from '#domains/academico/matriculas/alunos/web/door.tsx';
import { EnderecoVazio } from '#domains/academico/matriculas/web/endereco-vazio.tsx';
import { EtiquetaMovimento } from '#domains/academico/matriculas/web/etiqueta-movimento.tsx';
import { relerMatriculas } from '#domains/academico/matriculas/web/lidas.ts';
import { idDoEndereco } from '#domains/academico/matriculas/web/rotulos.ts';
import { formEdicaoMatricula, semNomes, valoresDaMatricula } from './valores.ts';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

const campo = camposDe<typeof formEdicaoMatricula>();

/** Guardians and observations of an enrollment; everything else changes by a movement. */
export default function EditarMatriculaPage() {
  const id = idDoEndereco(useParametros()['id']);
  return id === null ? <EnderecoVazio /> : <Aberta id={id} />;
}

function Aberta({ id }: { id: number }) {
  const consulta = useRegistro(matriculasApi.obterMatricula, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={10}>
      {(matricula) => (matricula.ativa ? <Edicao matricula={matricula} /> : <NaoEditavel matricula={matricula} />)}
    </PaginaDoRegistro>
  );
}

function NaoEditavel({ matricula }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosRegistro);
  const acao = (
    <Elo tela="visualizar-matricula" params={{ id: matricula.id }}>
      <Button component="span">{t('verMatricula')}</Button>
    </Elo>
  );
  return (
    <Pagina
      titulo={t('matriculaDe', { aluno: matricula.aluno.nome })}
      migalha={matricula.codigo}
      situacao={<EtiquetaMovimento movimento={matricula.movimento} />}
    >
      <EstadoVazio titulo={tt('naoAtiva')} texto={t('naoEditavel')} acao={acao} />
    </Pagina>
  );
}

function Edicao({ matricula }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosMatricula);
  const irPara = useIrPara();
  const iniciais = useMemo(() => valoresDaMatricula(matricula), [matricula]);
  const aposSalvar = async (): Promise<void> => {
    avisar.sucesso(t('salva', { codigo: matricula.codigo }));
    await irPara('visualizar-matricula', { id: matricula.id });
    await relerMatriculas();
  };
  return (
    <Formulario
      esquema={formEdicaoMatricula}
      valoresIniciais={iniciais}
      rascunho={`matricula-${matricula.id}`}
      aoSalvar={(valores) => chamar(matriculasResponsaveisApi.editarMatricula, { body: semNomes(valores) })}
      aposSalvar={() => void aposSalvar()}
      valoresDoConflito={(detalhe) => valoresDaMatricula(detalhe as MatriculaAberta)}
    >
      <Pagina
        titulo={t('matriculaDe', { aluno: matricula.aluno.nome })}
        migalha={matricula.codigo}
        situacao={<EtiquetaMovimento movimento={matricula.movimento} />}
        acoes={
          <>
            <Elo tela="visualizar-matricula" params={{ id: matricula.id }}>
              <Button component="span" variant="default">
                {t('voltar')}
              </Button>
            </Elo>
            <BotaoSalvar />
          </>
        }
        resumo={<CartaoDoAluno aluno={matricula.aluno} />}
      >
        <CamposResponsaveis />
        <SecaoFormulario titulo={t('observacoes')}>
          <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} maximo={2000} />
        </SecaoFormulario>
      </Pagina>
    </Formulario>
  );
}
