import { escreverTaxa } from '#shared/decimais.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import type { Tradutor } from '#shared/textos.ts';

type T = Tradutor<typeof textosAditivo>;
type Termo = Readonly<Record<string, unknown>> & { tipo: string; parcelaDe: number };

const taxa = (valor: unknown): string => escreverTaxa(String(valor));
const reais = (valor: unknown): string => formatarReais(centavos(Number(valor)));

/** What a term changes, in one sentence. `precoDe` names a price line by its place; null is all of them. */
export function descreverTermo(t: T, termo: Termo, precoDe: (indice: number) => string | undefined): string {
  const { parcelaAte, precoIndice } = termo;
  const alcance =
    typeof parcelaAte === 'number'
      ? t('alcanceFechado', { de: termo.parcelaDe, ate: parcelaAte })
      : t('alcanceAberto', { de: termo.parcelaDe });
  const preco = (typeof precoIndice === 'number' ? precoDe(precoIndice) : undefined) ?? t('todosOsPrecos');
  const semLimite = termo.percentual === null || termo.percentual === undefined ? reais(termo.valorCentavos) : taxa(termo.percentual);
  const quanto =
    typeof termo.limiteCentavos === 'number' ? `${semLimite}, ${t('limitadoA', { limite: reais(termo.limiteCentavos) })}` : semLimite;
  switch (termo.tipo) {
    case 'valor':
      return termo.percentual === null
        ? t('termoValor', { preco, valor: quanto, alcance })
        : t('termoReajuste', { preco, percentual: quanto, alcance });
    case 'incluir_desconto':
      return t('termoIncluir', { nome: String(termo.descricao), preco, valor: quanto, alcance });
    case 'vencimento':
      return t('termoVencimento', { preco, dia: Number(termo.diaVencimento), alcance });
    case 'pagadores':
      return t('termoPagadores', { preco, alcance });
    default:
      return typeof precoIndice === 'number' ? t('termoRetirarDe', { preco, alcance }) : t('termoRetirar', { alcance });
  }
}
