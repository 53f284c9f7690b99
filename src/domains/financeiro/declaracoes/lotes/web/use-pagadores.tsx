import type { AnyEndpoint } from '#shared/endpoint.ts';
import { type ReactNode, lazy, useState } from 'react';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import type { AcaoEmMassa } from '#platform/web/tabela/index.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { lerTodas } from '#platform/web/tabela/linhas/ler-todas.ts';
import type { Escolha } from '#platform/web/tabela/tipos.ts';
import { maximoPorLote } from '#domains/financeiro/declaracoes/esquemas.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { situacoesDaDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import { usePodeEmitir } from '#domains/financeiro/declaracoes/web/comum.tsx';

const EmitirVarias = lazy(() => import('./emitir-varias.tsx').then((m) => ({ default: m.EmitirVarias })));
/** What both lists of payers have: whose window is open, the issue of many, the filters by statement and by class. */
export function usePagadores(tipo: 'ir' | 'quitacao', lista: AnyEndpoint, ano: number) {
  const t = useTextos(textosDeclaracao);
  const pode = usePodeEmitir();
  const [{ abrir }, mudar] = useBusca();
  const [escolhidos, setEscolhidos] = useState<readonly number[] | null>(null);
  const { data: estrutura } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const situacoes = useOpcoes(situacoesDaDeclaracao);
  const emitir: AcaoEmMassa<{ id: number }> = {
    chave: 'emitir',
    rotulo: t('emitirVarias'),
    aoExecutar: async (escolha) => {
      setEscolhidos(await idsDaEscolha(lista, escolha, t));
      return false;
    },
  };
  const lote: ReactNode = escolhidos && <EmitirVarias tipo={tipo} ano={ano} pagadorIds={escolhidos} aoFechar={() => setEscolhidos(null)} />;
  return {
    aberto: abrir === undefined || abrir === '' ? null : Number(abrir),
    abrir: (id: number) => mudar({ abrir: id }),
    fechar: () => mudar({ abrir: undefined }),
    acoes: pode ? { acoesEmMassa: [emitir] } : {},
    filtroDaSituacao: {
      chave: 'situacao',
      rotulo: t('situacao'),
      tipo: 'selecao',
      campo: 'Situacao',
      fixo: true,
      opcoes: situacoes,
    } as const,
    filtroDaTurma: {
      chave: 'turma',
      rotulo: t('turma'),
      tipo: 'selecao',
      campo: 'TurmaId',
      opcoes: comoOpcoes(estrutura?.turmas),
    } as const,
    lote,
  };
}

type Dizer = (chave: 'maximo', params: { n: number }) => string;

/** The payers behind a choice of the list: the rows marked, or all of the filter but some. Null when they are more than a batch takes. */
async function idsDaEscolha(lista: AnyEndpoint, escolha: Escolha<{ id: number }>, t: Dizer): Promise<readonly number[] | null> {
  if (escolha.quantidade > maximoPorLote) {
    avisar.info(t('maximo', { n: maximoPorLote }));
    return null;
  }
  if (escolha.tipo === 'itens') return escolha.ids.map(Number);
  const { ids } = await lerTodas<AnyEndpoint, { id: number }>(
    { endpoint: lista, params: undefined, consulta: escolha.consulta, idDe: (linha) => linha.id },
    escolha.exceto,
  );
  return ids.map(Number);
}
