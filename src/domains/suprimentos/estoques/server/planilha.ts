import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import type { Saldo } from './queries.ts';

/** The columns of the file of balances. */
export function colunasDeSaldos(idioma: Idioma): ColunaPlanilha<Saldo>[] {
  const t = tradutor(textosEstoque, idioma);
  return [
    { titulo: t('codigo'), valor: (s) => s.codigo },
    { titulo: t('produto'), valor: (s) => s.produtoNome, largura: 40 },
    { titulo: t('grupo'), valor: (s) => s.grupoNome },
    { titulo: t('deposito'), valor: (s) => s.depositoNome },
    { titulo: t('quantidade'), valor: (s) => s.quantidade, tipo: 'decimal' },
    { titulo: t('unidade'), valor: (s) => s.unidade },
    { titulo: t('minimo'), valor: (s) => s.minimo, tipo: 'decimal' },
    { titulo: t('custoMedio'), valor: (s) => s.custoMedio, tipo: 'decimal' },
    { titulo: t('valor'), valor: (s) => s.valorCentavos, tipo: 'centavos' },
  ];
}
