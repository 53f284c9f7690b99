import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { conciliacaoApi } from '../api.ts';
import { textosConciliacao } from '../texts.ts';

export type Sugestoes = RespostaCliente<typeof conciliacaoApi.obterSugestoes>;
export type Sugestao = Sugestoes['sugestoes'][number];
export type Lembranca = Sugestoes['lembrancas'][number];
export type LinhaDoExtrato = RespostaCliente<typeof conciliacaoApi.listarLinhas>['itens'][number];

/** What each line seems to be. */
export function porLinha(dados: Sugestoes | undefined): {
  sugestaoDe: (id: number) => Sugestao | undefined;
  lembrancaDe: (id: number) => Lembranca | undefined;
} {
  const sugestoes = new Map((dados?.sugestoes ?? []).flatMap((s) => s.linhaIds.map((id) => [id, s] as const)));
  const lembrancas = new Map((dados?.lembrancas ?? []).map((l) => [l.linhaId, l]));
  return { sugestaoDe: (id) => sugestoes.get(id), lembrancaDe: (id) => lembrancas.get(id) };
}

/** The pair that accepting a suggestion asks for. */
export const parDe = (s: Sugestao): { linhaIds: number[]; lancamentoIds: number[] } => ({
  linhaIds: [...s.linhaIds],
  lancamentoIds: s.lancamentos.map(({ id }) => id),
});

/** Why a line is held to be what is suggested, in words. */
export function useMotivo(): (sugestao: Sugestao | undefined, lembranca: Lembranca | undefined) => string | null {
  const t = useTextos(textosConciliacao);
  return (sugestao, lembranca) => {
    if (!sugestao) return lembranca ? t('lembrada', { categoria: lembranca.categoriaNome }) : null;
    switch (sugestao.motivo) {
      case 'dia_proximo':
        return t('motivo.dia_proximo', { dias: sugestao.dias });
      case 'varios_movimentos':
        return t('motivo.varios_movimentos', { n: sugestao.lancamentos.length });
      case 'varias_linhas':
        return t('motivo.varias_linhas', { n: sugestao.linhaIds.length });
      default:
        return t(`motivo.${sugestao.motivo}`);
    }
  };
}

/** The movements of the books that a line is, or seems to be. */
export function LancamentosDaLinha({ lancamentos }: { lancamentos: Sugestao['lancamentos'] }) {
  const t = useTextos(textosConciliacao);
  if (lancamentos.length === 0) return null;
  return (
    <Tabela
      legenda={t('lancamentos')}
      colunas={[t('numero'), t('data'), t('historico'), t('valor')]}
      numericas={[0, 3]}
      cartao={{ titulo: 2, apoio: 1, valor: 3 }}
      linhas={lancamentos.map((m) => ({
        chave: m.id,
        celulas: [m.numero, formatarData(m.data), m.historico, formatarValor(m.valorCentavos)],
      }))}
    />
  );
}
