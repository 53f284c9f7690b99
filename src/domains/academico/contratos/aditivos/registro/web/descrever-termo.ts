import { escreverTaxa } from '#shared/decimais.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import type { Tradutor } from '#shared/textos.ts';
import type { aditivosApi } from '../api.ts';

type T = Tradutor<typeof textosAditivo>;
export type Termo = RespostaCliente<typeof aditivosApi.obterAditivo>['termos'][number];

const reais = (valor: number): string => formatarReais(centavos(valor));

/** What a term changes, in one sentence. `precoDe` names a price line by its place; null is all of them. */
export function descreverTermo(t: T, termo: Termo, precoDe: (indice: number) => string | undefined): string {
  const ate = termo.tipo === 'remover_desconto' ? null : termo.parcelaAte;
  const alcance = ate === null ? t('alcanceAberto', { de: termo.parcelaDe }) : t('alcanceFechado', { de: termo.parcelaDe, ate });
  const preco = (termo.precoIndice === null ? undefined : precoDe(termo.precoIndice)) ?? t('todosOsPrecos');
  switch (termo.tipo) {
    case 'valor':
      return termo.percentual === null
        ? t('termoValor', { preco, valor: reais(termo.valorCentavos ?? 0), alcance })
        : t('termoReajuste', { preco, percentual: escreverTaxa(termo.percentual), alcance });
    case 'incluir_desconto': {
      const semLimite = termo.percentual === null ? reais(termo.valorCentavos ?? 0) : escreverTaxa(termo.percentual);
      const valor = termo.limiteCentavos === null ? semLimite : `${semLimite}, ${t('limitadoA', { limite: reais(termo.limiteCentavos) })}`;
      return t('termoIncluir', { nome: termo.descricao, preco, valor, alcance });
    }
    case 'vencimento':
      return t('termoVencimento', { preco, dia: termo.diaVencimento, alcance });
    case 'pagadores':
      return t('termoPagadores', { preco, alcance });
    case 'remover_desconto':
      return termo.precoIndice === null ? t('termoRetirar', { alcance }) : t('termoRetirarDe', { preco, alcance });
  }
}
