import { lazy, Suspense, useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarData } from '#shared/datas.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados, useEloDaLista } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { useAnoNoEndereco, useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { docentesApi } from '../api.ts';
import { disciplinasApi } from '#domains/academico/estrutura/ensino/api.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';

const JanelaDeDocente = lazy(() => import('./docente-janela.tsx'));
type Linha = RespostaCliente<typeof docentesApi.listarDocentesPeriodo>['itens'][number];

/** Who teaches which subject in which class, and what nobody teaches. */
export default function DocentesPeriodoPage() {
  const t = useTextos(textosEnsino);
  const { pode } = useSessao();
  const { anos } = useAnosLetivos();
  const elo = useEloDaLista('docentes-periodo');
  const { pronto, anoLetivoId } = useAnoNoEndereco();
  const { segmentacoes, cursos, turmas } = useOpcoesEstrutura(anoLetivoId);
  const disciplinas = useConsulta(
    disciplinasApi.listar,
    { query: { TamanhoDaPagina: 500 } },
    { ativa: pode('disciplinas', 'visualizar'), validadeMs: 60_000 },
  );
  const [abertas, setAbertas] = useState<readonly Linha[]>([]);
  if (!pronto) return <PaginaCarregando linhas={14} />;
  const nomeDe = (linha: Linha): string => t('disciplinaDaTurma', { disciplina: linha.disciplinaNome, turma: linha.turmaNome });
  const editavel = (linha: Linha): boolean =>
    linha.turmaSituacao === 'aberta' && pode('docentes-periodo', linha.id === null ? 'criar' : 'editar');
  return (
    <Pagina>
      <TabelaDados
        tela="docentes-periodo"
        titulo={t('docentesPeriodo')}
        endpoint={docentesApi.listarDocentesPeriodo}
        exportar={docentesApi.exportarDocentesPeriodo}
        nomeDoArquivo={t('arquivoDocentes')}
        busca={{ campo: 'Nome', rotulo: t('buscarDocentes') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'turma', ascendente: true }}
        idDe={(linha) => linha.chave}
        nomeDaLinha={nomeDe}
        aoAbrir={(linha) => editavel(linha) && setAbertas([linha])}
        vazio={{ titulo: t('vazioDocentes'), texto: t('vazioDocentesTexto') }}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('disciplinasDeTurmas'), valor: pagina?.numeros.disciplinas ?? null },
              {
                rotulo: t('verSemDocente'),
                valor: pagina?.numeros.semDocente ?? null,
                ...(pagina?.numeros.semDocente ? { tom: 'alerta' as const } : {}),
                elo: elo({ ano: anoLetivoId, sem: 'sim' }),
              },
              { rotulo: t('docentesNoAno'), valor: pagina?.numeros.docentes ?? null },
            ]}
          />
        )}
        filtros={[
          {
            chave: 'ano',
            rotulo: t('anoLetivo'),
            tipo: 'selecao',
            campo: 'AnoLetivoId',
            fixo: true,
            opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
          },
          { chave: 'turma', rotulo: t('turma'), tipo: 'selecao', campo: 'TurmaId', fixo: true, opcoes: comoOpcoes(turmas) },
          {
            chave: 'disc',
            rotulo: t('disciplina'),
            tipo: 'selecao',
            campo: 'DisciplinaId',
            fixo: true,
            opcoes: comoOpcoes(disciplinas.data?.itens ?? []),
          },
          { chave: 'sem', rotulo: t('semDocente'), tipo: 'booleano', campo: 'SemDocente', fixo: true },
          { chave: 'seg', rotulo: t('segmentacao'), tipo: 'selecao', campo: 'SegmentacaoId', opcoes: comoOpcoes(segmentacoes) },
          { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', opcoes: comoOpcoes(cursos) },
          { chave: 'vig', rotulo: t('vigente'), tipo: 'booleano', campo: 'Vigente' },
        ]}
        acoesEmMassa={
          pode('docentes-periodo', 'criar')
            ? [
                {
                  chave: 'atribuir',
                  rotulo: t('atribuirDocente'),
                  aceitaFiltro: false,
                  aoExecutar: (escolha) => {
                    if (escolha.tipo === 'itens') setAbertas(escolha.linhas.map((linha) => ({ ...linha, id: null })));
                  },
                },
              ]
            : []
        }
        colunas={[
          {
            chave: 'turmaNome',
            titulo: t('turmaEDisciplina'),
            ordenavel: 'turma',
            principal: true,
            render: (x) => `${x.turmaNome} · ${x.disciplinaNome}`,
          },
          { chave: 'cursoNome', titulo: t('curso'), oculta: true },
          { chave: 'disciplinaNome', titulo: t('disciplina'), ordenavel: 'disciplina', oculta: true },
          {
            chave: 'docenteNome',
            titulo: t('docente'),
            ordenavel: 'docente',
            principal: true,
            render: (x) => x.docenteNome ?? <Etiqueta tom="alerta">{t('semDocente')}</Etiqueta>,
          },
          { chave: 'cargaHoraria', titulo: t('cargaHoraria'), ordenavel: true, alinhamento: 'direita', largura: '9rem' },
          {
            chave: 'dataInicio',
            titulo: t('inicio'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            render: (x) => (x.dataInicio === null ? '' : formatarData(x.dataInicio)),
          },
          {
            chave: 'dataFim',
            titulo: t('fim'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            render: (x) => (x.dataFim === null ? '' : formatarData(x.dataFim)),
          },
        ]}
      />
      {abertas[0] && (
        <Suspense fallback={null}>
          <Aberta
            linhas={abertas}
            rotulo={abertas.length === 1 ? nomeDe(abertas[0]) : t('nDisciplinas', { n: abertas.length })}
            aoFechar={() => setAbertas([])}
          />
        </Suspense>
      )}
    </Pagina>
  );
}

function Aberta({ linhas, rotulo, aoFechar }: { linhas: readonly Linha[]; rotulo: string; aoFechar: () => void }) {
  const { id = null, docenteNome, dataInicio, dataFim, versao, periodoInicio } = linhas[0] ?? ({} as Partial<Linha>);
  const atribuicao =
    id === null || docenteNome == null || dataInicio == null || versao == null
      ? null
      : { id, nome: docenteNome, dataInicio, dataFim: dataFim ?? null, versao };
  const ids = [...new Set(linhas.map((linha) => linha.turmaDisciplinaId))];
  return (
    <JanelaDeDocente rotulo={rotulo} turmaDisciplinaIds={ids} inicio={periodoInicio ?? null} atribuicao={atribuicao} aoFechar={aoFechar} />
  );
}
