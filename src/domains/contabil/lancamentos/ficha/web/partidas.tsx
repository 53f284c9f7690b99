import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarValor } from '#shared/dinheiro.ts';
import { textosLancamento } from '../../texts.ts';
import type { Lancamento } from './tipos.ts';

/** The lines of an entry, each with the way to the ledger of its account, in the período of the entry. */
export function Partidas({ lancamento: { partidas, valorCentavos, periodo } }: { lancamento: Lancamento }) {
  const t = useTextos(textosLancamento);
  const comCentro = partidas.some((p) => p.centroCustoNome !== null);
  const valor = (centavos: typeof valorCentavos): string => (centavos === 0 ? '' : formatarValor(centavos));
  return (
    <Tabela
      legenda={t('linhas')}
      colunas={[t('conta'), ...(comCentro ? [t('centroCusto')] : []), t('historico'), t('debito'), t('credito')]}
      numericas={comCentro ? [3, 4] : [2, 3]}
      cartao={comCentro ? { titulo: 0, apoio: 2 } : { titulo: 0, apoio: 1 }}
      linhas={[
        ...partidas.map((p) => ({
          chave: p.ordem,
          celulas: [
            <Elo key="conta" tela="contabil-razao" search={{ conta: p.contaId, de: periodo, ate: periodo }}>
              {p.contaCodigo} {p.contaNome}
            </Elo>,
            ...(comCentro ? [p.centroCustoNome ?? '—'] : []),
            p.historico ?? '',
            valor(p.debitoCentavos),
            valor(p.creditoCentavos),
          ],
        })),
        {
          chave: 'total',
          celulas: [t('totais'), ...(comCentro ? [''] : []), '', formatarValor(valorCentavos), formatarValor(valorCentavos)],
        },
      ]}
    />
  );
}
