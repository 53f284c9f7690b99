import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosPlano } from '../texts.ts';
import type { Conta } from './contas.ts';

/** The columns of the file of the chart: those that an import reads come first, by the names that it knows. */
export function colunasDoPlano(idioma: Idioma): ColunaPlanilha<Conta>[] {
  const t = tradutor(textosPlano, idioma);
  return [
    { titulo: t('codigo'), valor: (c) => c.codigo },
    { titulo: t('nome'), valor: (c) => c.nome, largura: 50 },
    { titulo: t('tipo'), valor: (c) => t(c.tipo) },
    { titulo: t('natureza'), valor: (c) => t(c.natureza) },
    { titulo: t('grupo'), valor: (c) => t(c.grupo) },
    { titulo: t('referencial'), valor: (c) => c.codigoReferencial },
    { titulo: t('reduzido'), valor: (c) => String(c.codigoReduzido) },
    { titulo: t('exigeCentroCusto'), valor: (c) => t(c.exigeCentroCusto ? 'sim' : 'nao') },
    { titulo: t('ativa'), valor: (c) => t(c.ativa ? 'sim' : 'nao') },
  ];
}
