import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { decimalCurto } from '#shared/decimais.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { textosProduto } from '../texts.ts';
import type { Produto } from './produtos.ts';

/** The columns of the file of products. */
export function colunasDeProdutos(idioma: Idioma): ColunaPlanilha<Produto>[] {
  const t = tradutor(textosEstoque, idioma);
  const tp = tradutor(textosProduto, idioma);
  return [
    { titulo: t('codigo'), valor: (p) => p.codigo },
    { titulo: t('nome'), valor: (p) => p.nome, largura: 40 },
    { titulo: t('grupo'), valor: (p) => p.grupoNome },
    { titulo: t('unidade'), valor: (p) => p.unidade },
    { titulo: tp('gtin'), valor: (p) => p.gtin },
    { titulo: tp('embalagens'), valor: (p) => p.embalagens.map((e) => `${e.nome} (${decimalCurto(e.fator)})`).join('; '), largura: 40 },
    {
      titulo: tp('minimos'),
      valor: (p) => p.minimos.map((m) => `${m.depositoNome}: ${decimalCurto(m.quantidade)}`).join('; '),
      largura: 40,
    },
    { titulo: t('saldo'), valor: (p) => p.saldo, tipo: 'decimal' },
    { titulo: t('ativo'), valor: (p) => t(p.ativo ? 'sim' : 'nao') },
  ];
}
