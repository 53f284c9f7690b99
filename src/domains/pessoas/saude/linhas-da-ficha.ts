import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { deficiencias, type FichaSaida } from './ficha-saude.ts';
import { textosFicha } from './texts.ts';

/** What a health form says, a line each, in words; what it does not say has none. */
export function linhasDaFicha(
  ficha: Omit<FichaSaida, 'pessoaId' | 'pessoaNome' | 'versao' | 'alteradaEm' | 'declaracao'>,
  idioma: Idioma,
): [rotulo: string, valor: string][] {
  const t = tradutor(textosFicha, idioma);
  const textos = (['alergias', 'medicacaoContinua', 'planoSaude', 'carteiraPlano', 'observacoes'] as const).flatMap(
    (campo): [string, string][] => {
      const valor = ficha[campo];
      return valor === null ? [] : [[t(campo), valor]];
    },
  );
  const marcadas = deficiencias.flatMap((qual): [string, string][] => {
    const { possui, descricao, cid } = ficha.deficiencias[qual];
    return possui ? [[t(`def_${qual}`), [descricao, cid].filter(Boolean).join(', ')]] : [];
  });
  const intolerancias = (['intoleranciaGluten', 'intoleranciaLactose', 'refluxo'] as const)
    .filter((qual) => ficha[qual])
    .map((qual) => t(qual));
  const linhas: [string, string][] = [...textos, ...marcadas];
  if (intolerancias.length > 0) linhas.push([t('intolerancias'), intolerancias.join(', ')]);
  return linhas.length > 0 ? linhas : [[t('fichaSaude'), t('nadaInformado')]];
}
