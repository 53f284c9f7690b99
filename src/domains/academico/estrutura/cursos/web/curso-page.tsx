import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import {
  BotaoSalvar,
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  Formulario,
  SecaoFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { cursosApi } from '../api.ts';
import { esquemaCurso, esquemaEdicaoCurso } from '../esquemas.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { CriterioDoCurso } from '#domains/academico/estrutura/criterio/edicao/web/door.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { excluir } from '#domains/academico/estrutura/web/excluir.ts';
import { useSalvo } from '#domains/academico/estrutura/web/salvo.ts';

const campo = camposDe<typeof esquemaCurso>();

type Curso = RespostaCliente<typeof cursosApi.obter>;

/** A new curso, or the record of one. */
export default function CursoPage() {
  const { id } = useParametros();
  // A select shows the name of its value only when the names are there first.
  if (!useOpcoesEstrutura().carregou) return <PaginaCarregando />;
  return id === undefined ? <Novo /> : <Existente id={id} />;
}

function Novo() {
  const irPara = useIrPara();
  const salvo = useSalvo(() => irPara('cursos-estrutura'));
  const iniciais = {
    segmentacaoId: '',
    nome: '',
    sigla: null,
    ordem: 0,
    idadeMinima: null,
    cargaHoraria: null,
    proximoCursoId: null,
    ativo: true,
  };
  return (
    <Pagina acoes={<BotaoSalvar />}>
      <Formulario
        esquema={esquemaCurso}
        valoresIniciais={iniciais}
        aoSalvar={async (valores, _saida, chaveIdempotencia) => {
          await chamar(cursosApi.criar, { body: valores }, { chaveIdempotencia });
          return valores.nome;
        }}
        aposSalvar={(nome) => salvo(String(nome))}
      >
        <Campos />
      </Formulario>
    </Pagina>
  );
}

function Existente({ id }: { id: string }) {
  const consulta = useRegistro(cursosApi.obter, { params: { id } });
  return <PaginaDoRegistro consulta={consulta}>{(curso) => <Editor key={curso.id} curso={curso} />}</PaginaDoRegistro>;
}

function paraEdicao({ id, versao, segmentacaoId, nome, sigla, ordem, idadeMinima, cargaHoraria, proximoCursoId, ativo }: Curso) {
  return { id, versao, segmentacaoId, nome, sigla, ordem, idadeMinima, cargaHoraria, proximoCursoId, ativo };
}

function Editor({ curso }: { curso: Curso }) {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const salvo = useSalvo(() => irPara('cursos-estrutura'));
  const aoExcluir = async (): Promise<void> => {
    if (await excluir(() => chamar(cursosApi.excluir, { params: { id: curso.id } }), curso.nome)) await irPara('cursos-estrutura');
  };
  return (
    <Pagina
      titulo={curso.nome}
      situacao={!curso.ativo && <Etiqueta>{t('inativo')}</Etiqueta>}
      acoes={
        <>
          {pode('cursos-estrutura', 'excluir') && curso.turmas === 0 && (
            <Button variant="default" onClick={() => void aoExcluir()}>
              {t('excluir')}
            </Button>
          )}
          <BotaoSalvar formulario="curso" rotulo={t('salvarCurso')} />
        </>
      }
      resumo={<Resumo curso={curso} />}
    >
      <Formulario
        id="curso"
        esquema={esquemaEdicaoCurso}
        valoresIniciais={paraEdicao(curso)}
        somenteLeitura={!pode('cursos-estrutura', 'editar')}
        aoSalvar={(valores) => chamar(cursosApi.editar, { body: valores })}
        aposSalvar={() => salvo(curso.nome)}
        valoresDoConflito={(detalhe) => paraEdicao(detalhe as Curso)}
      >
        <Campos curso={curso} />
      </Formulario>
      <CriterioDoCurso cursoId={curso.id} />
    </Pagina>
  );
}

function Resumo({ curso }: { curso: Curso }): ReactNode {
  const t = useTextos(textosEstrutura);
  return (
    <Cartao titulo={t('resumo')}>
      <p>{curso.segmentacaoNome}</p>
      <p>{t('nTurmas', { n: curso.turmas })}</p>
      <Elo tela="turmas-estrutura" search={{ curso: curso.id }}>
        {t('verTurmas')}
      </Elo>
    </Cartao>
  );
}

function Campos({ curso }: { curso?: Curso }) {
  const t = useTextos(textosEstrutura);
  const { segmentacoes, cursos } = useOpcoesEstrutura();
  const outros = cursos.filter(({ id, ativo }) => id !== curso?.id && (ativo || id === curso?.proximoCursoId));
  // An inactive segmentação is not offered, but the one that the course has must be readable.
  const daLista = comoOpcoes(segmentacoes);
  const opcoes =
    curso && !segmentacoes.some(({ id }) => id === curso.segmentacaoId)
      ? [...daLista, { valor: curso.segmentacaoId, rotulo: curso.segmentacaoNome }]
      : daLista;
  return (
    <SecaoFormulario titulo={t('dadosDoCurso')}>
      <CampoSelecao nome={campo('segmentacaoId')} rotulo={t('segmentacao')} colunas={5} opcoes={opcoes} />
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={5} maximo={100} autoFoco={curso === undefined} />
      <CampoTexto nome={campo('sigla')} rotulo={t('sigla')} colunas={2} maximo={20} />
      <CampoNumero nome={campo('ordem')} rotulo={t('ordemNasListas')} colunas={3} />
      <CampoNumero nome={campo('cargaHoraria')} rotulo={t('cargaHoraria')} colunas={3} />
      <CampoNumero nome={campo('idadeMinima')} rotulo={t('idadeEm31DeMarco')} colunas={3} />
      <CampoSelecao
        nome={campo('proximoCursoId')}
        rotulo={t('proximoCurso')}
        colunas={6}
        opcoes={comoOpcoes(outros)}
        dica={t('ajudaProximo')}
      />
      <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
    </SecaoFormulario>
  );
}
