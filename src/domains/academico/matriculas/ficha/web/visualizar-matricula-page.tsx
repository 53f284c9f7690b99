import { Button } from '@mantine/core';
import { EmitirParaAluno } from '#domains/academico/documentos/emissao/web/door.tsx';
import { DocumentosDaMatricula, MenuDeDocumentos } from '#domains/academico/documentos/web/door.tsx';
import { CartaoDaOrigem } from '#domains/academico/diario/origem/web/door.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { matriculasApi } from '#domains/academico/matriculas/api.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { AcoesDaMatricula } from './acoes-matricula.tsx';
import { CartaoDoAluno } from '#domains/academico/matriculas/alunos/web/door.tsx';
import { ContratosDaMatricula } from './contratos-da-matricula.tsx';
import { DadosDaMatricula } from './dados-matricula.tsx';
import { EnderecoVazio } from '#domains/academico/matriculas/web/endereco-vazio.tsx';
import { EtiquetaMovimento } from '#domains/academico/matriculas/web/etiqueta-movimento.tsx';
import { FeitaAgora } from './feita-agora.tsx';
import { HistoricoDaMatricula } from './historico-matricula.tsx';
import { LinhaDoTempo } from './linha-do-tempo.tsx';
import { idDoEndereco } from '#domains/academico/matriculas/web/rotulos.ts';
import { TabelaResponsaveis } from '#domains/academico/matriculas/responsaveis/web/door.tsx';
import { TabelaTurmas } from './tabela-turmas.tsx';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** The record of an enrollment: the student, where, who answers, what happened, and what may be done with it now. */
export default function VisualizarMatriculaPage() {
  const id = idDoEndereco(useParametros()['id']);
  return id === null ? <EnderecoVazio /> : <Aberta id={id} />;
}

function Aberta({ id }: { id: number }) {
  const consulta = useConsulta(matriculasApi.obterMatricula, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={12}>
      {(matricula) => <Registro matricula={matricula} />}
    </PaginaDoRegistro>
  );
}

function Registro({ matricula }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const { pode } = useSessao();
  const editar = matricula.ativa && pode('matriculas', 'editar') && (
    <Elo tela="editar-matricula" params={{ id: matricula.id }}>
      <Button component="span" variant="default">
        {t('editar')}
      </Button>
    </Elo>
  );
  return (
    <Pagina
      titulo={t('matriculaDe', { aluno: matricula.aluno.nome })}
      migalha={matricula.codigo}
      situacao={
        <>
          <EtiquetaMovimento movimento={matricula.movimento} />
          {matricula.enturmacao?.excedente === true && <Etiqueta tom="alerta">{tt('excedente')}</Etiqueta>}
        </>
      }
      acoes={
        <>
          {editar}
          <EmitirParaAluno matriculaId={matricula.id} />
          <MenuDeDocumentos matriculaId={matricula.id} movimento={matricula.movimento} desde={inicioDasAulas(matricula)} />
          <AcoesDaMatricula matricula={matricula} />
        </>
      }
      resumo={
        <>
          <CartaoDoAluno aluno={matricula.aluno} />
          {pode('contratos', 'listar') && <ContratosDaMatricula id={matricula.id} />}
          <DocumentosDaMatricula matriculaId={matricula.id} temBoletim={matricula.enturmacoes.length > 0} />
        </>
      }
    >
      <FeitaAgora matricula={matricula} />
      <DadosDaMatricula matricula={matricula} />
      <CartaoDaOrigem matriculaId={matricula.id} />
      <TabelaResponsaveis responsaveis={matricula.responsaveis} />
      <TabelaTurmas enturmacoes={matricula.enturmacoes} />
      <LinhaDoTempo matricula={matricula} />
      <HistoricoDaMatricula id={matricula.id} />
    </Pagina>
  );
}

/** Who enrolled in the year before is counted from the year of the enrollment on. */
function inicioDasAulas({ dataMatricula, anoLetivo: { ano } }: MatriculaAberta): string {
  const janeiro = `${ano}-01-01`;
  return dataMatricula > janeiro ? dataMatricula : janeiro;
}
