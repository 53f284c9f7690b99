import { formatarData, isDataCivil } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosAuditoria } from './texts.ts';

type Valores = Readonly<Record<string, unknown>> | null;
export type Mudanca = { campo: string; antes: string | null; depois: string | null };

/** The members of two versions side by side, each with its path (`endereço · cidade`); those that read alike are left out. */
export function mudancasDe(antes: Valores, depois: Valores, idioma: Idioma): Mudanca[] {
  const [eram, sao] = [folhas(antes), folhas(depois)];
  return [...new Set([...eram.keys(), ...sao.keys()])]
    .map((campo) => ({
      campo: campo.split('.').map(emPalavras).join(' · '),
      antes: porExtenso(campo, eram.get(campo), idioma),
      depois: porExtenso(campo, sao.get(campo), idioma),
    }))
    .filter((mudanca) => mudanca.antes !== mudanca.depois);
}

const isObjeto = (valor: unknown): valor is Record<string, unknown> => valor !== null && typeof valor === 'object';

/** Every plain value, by its path; a list of plain values is one value. */
function folhas(valores: Valores): Map<string, unknown> {
  const achadas = new Map<string, unknown>();
  const descer = (valor: unknown, caminho: string): void => {
    if (!isObjeto(valor) || (Array.isArray(valor) && !valor.some(isObjeto))) achadas.set(caminho, valor);
    else
      for (const [chave, parte] of Object.entries(valor)) {
        const nome = Array.isArray(valor) ? String(Number(chave) + 1) : chave;
        descer(parte, caminho === '' ? nome : `${caminho}.${nome}`);
      }
  };
  descer(valores ?? {}, '');
  achadas.delete('');
  return achadas;
}

/** `dataVencimento` → `Data vencimento`; the unit of an amount goes, since the value shows it. */
const emPalavras = (nome: string): string => {
  const palavras = nome
    .replace(/Centavos$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return palavras.charAt(0).toUpperCase() + palavras.slice(1);
};

/** A value as a person reads it: money in reais, days, yes or no; null where there is none. */
function porExtenso(campo: string, valor: unknown, idioma: Idioma): string | null {
  const t = tradutor(textosAuditoria, idioma);
  if (valor === null || valor === undefined || valor === '') return null;
  if (typeof valor === 'boolean') return t(valor ? 'sim' : 'nao');
  if (typeof valor === 'number') return /centavos$/i.test(campo) ? formatarReais(centavos(valor)) : String(valor);
  if (typeof valor === 'string') return isDataCivil(valor) ? formatarData(valor) : valor;
  return Array.isArray(valor) ? valor.map((v) => porExtenso(campo, v, idioma) ?? '').join(', ') || null : JSON.stringify(valor);
}
