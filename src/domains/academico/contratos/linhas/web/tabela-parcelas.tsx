import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarValor } from '#shared/dinheiro.ts';
import type { Parcela } from '#domains/academico/contratos/parcelas.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';

type Linha = Pick<
  Parcela,
  'precoIndice' | 'parcela' | 'parcelas' | 'vencimento' | 'valorCentavos' | 'descontoIncondicionalCentavos' | 'descontoCondicionalCentavos'
>;

/** Every installment before it is a title: what is due, and what is due when paid on time. */
export function TabelaParcelas({ parcelas, descricaoDe }: { parcelas: readonly Linha[]; descricaoDe: (indice: number) => string }) {
  const t = useTextos(textosContrato);
  const valor = (n: Centavos): string => formatarValor(n);
  return (
    <Tabela
      legenda={t('previa')}
      colunas={[t('preco'), t('parcela'), t('vencimento'), t('bruto'), t('desconto'), t('liquido'), t('sePagoEmDia')]}
      numericas={[3, 4, 5, 6]}
      cartao={{ titulo: 0, valor: 5, apoio: 2, estado: 1 }}
      linhas={parcelas.map((p) => {
        const liquido = centavos(p.valorCentavos - p.descontoIncondicionalCentavos);
        return {
          chave: `${p.precoIndice}-${p.parcela}`,
          celulas: [
            descricaoDe(p.precoIndice),
            `${p.parcela}/${p.parcelas}`,
            formatarData(p.vencimento),
            valor(p.valorCentavos),
            p.descontoIncondicionalCentavos === 0 ? '—' : `−${valor(p.descontoIncondicionalCentavos)}`,
            valor(liquido),
            valor(centavos(liquido - p.descontoCondicionalCentavos)),
          ],
        };
      })}
    />
  );
}
