import { type ReactNode, lazy, useState } from 'react';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { type BuscaDeTela, useBusca } from '#platform/web/navegacao.tsx';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import type { AcaoEmMassa } from '#platform/web/tabela/index.ts';
import type { declaracoesApi } from '../api.ts';
import { textosDeclaracao } from '../texts.ts';
import { situacoesDaDeclaracao } from '../tipos.ts';
import { usePodeEmitir } from './comum.tsx';
import { idsDaEscolha } from './escolha.ts';

const EmitirVarias = lazy(() => import('./emitir-varias.tsx').then((m) => ({ default: m.EmitirVarias })));
const leitor = { safeParse: (bruto: unknown) => ({ success: true as const, data: bruto as BuscaDeTela }) };

/** What both lists of payers have: whose window is open, the issue of many, the filters by statement and by class. */
export function usePagadores(tipo: 'ir' | 'quitacao', lista: (typeof declaracoesApi)['listarIr' | 'listarQuitacao'], ano: number) {
  const t = useTextos(textosDeclaracao);
  const pode = usePodeEmitir();
  const [{ abrir }, mudar] = useBusca<BuscaDeTela>(leitor);
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
