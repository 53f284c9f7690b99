import { quando } from './certezas.ts';
import { constante } from './constante.ts';
import { contagens, nuncaNulas, podemFaltar, semDinheiro } from './funcoes.ts';
import { formaDeAgregado, formaDeFuncao } from './json.ts';
import { algumNulo, type Leitor, lista, type Lugar, sabendo } from './leitor.ts';
import { filho, filhos, type No, numero } from './no.ts';
import { isJson, isNumero, type Tipo } from './tipos.ts';

/** The arguments of a function, an aggregate or a list. */
export const argumentos = (leitor: Leitor, no: No, lugar: Lugar): Tipo[] =>
  filhos(no, 'args').map((a) => leitor.expressao(a.no === 'TARGETENTRY' ? filho(a, 'expr') : a, lugar));

/** What a function or an operator answers. */
export function funcao(leitor: Leitor, no: No, oid: number, retorna: number, lugar: Lugar): Tipo {
  const f = leitor.catalogo.funcao(oid);
  const nome = f?.nome ?? '';
  const tipos = argumentos(leitor, no, lugar);
  const forma = isJson(retorna) ? formaDeFuncao.de(nome, filhos(no, 'args'), tipos, leitor.catalogo.elementoDe) : null;
  const corpo = f?.daCasa ? leitor.corpoDe(oid) : null;
  if (corpo?.[0]) return { ...corpo[0].tipo, nulo: corpo[0].tipo.nulo || (f?.estrita === true && algumNulo(tipos)) };
  const nulo = nuncaNulas.has(nome) ? false : podemFaltar.has(nome) || !f?.estrita || algumNulo(tipos);
  if (nome === 'unnest' && tipos[0])
    return { ...leitor.simples(retorna, elementoNulo(tipos[0]), tipos[0].dinheiro), ts: elementosDe(tipos[0]) };
  const dinheiro = isNumero(retorna) && !semDinheiro.has(nome) && (tipos.some((t) => t.dinheiro) || campoDeDinheiro(leitor, no));
  if (forma !== null) return { oid: retorna, ts: new Set([forma]), nulo, dinheiro: false };
  return leitor.simples(retorna, nulo, dinheiro);
}

/** `valores ->> 'taxaCentavos'` is an amount once it is a number. */
const campoDeDinheiro = (leitor: Leitor, no: No): boolean =>
  filhos(no, 'args').some(
    (a) =>
      a.no === 'COERCEVIAIO' && /entavos/.test([...constante(filhos(filho(a, 'arg') ?? a, 'args')[1] ?? a, leitor.simples).ts].join('')),
  );

const elementosDe = ({ ts }: Tipo): Set<string> =>
  new Set(
    [...ts].map((t) =>
      t
        .replace(/\[\]$/, '')
        .replace(/^\((.*)\)$/, '$1')
        .replace(/ \| null$/, ''),
    ),
  );

const elementoNulo = ({ ts }: Tipo): boolean => [...ts].some((t) => / \| null\)\[\]$/.test(t));

/** What an aggregate or a window function answers. */
export function agregado(leitor: Leitor, no: No, aqui: Lugar): Tipo {
  const lugar = sabendo(aqui, quando(filho(no, 'aggfilter'), leitor.catalogo));
  const janela = no.no === 'WINDOWFUNC';
  const nome = leitor.catalogo.funcao(numero(no, janela ? 'winfnoid' : 'aggfnoid'))?.nome ?? '';
  const oid = numero(no, janela ? 'wintype' : 'aggtype');
  const tipos = argumentos(leitor, no, lugar);
  if (contagens.has(nome)) return leitor.simples(oid, false);
  const grupos = janela || filhos(lugar.consulta, 'groupClause').length > 0;
  const vazio = !grupos || filho(no, 'aggfilter') !== null;
  const juntaNulos = /^(json|jsonb|array)_.*agg/.test(nome);
  const nulo = podemFaltar.has(nome) || vazio || (!juntaNulos && algumNulo(tipos));
  if (nome === 'array_agg' && tipos[0]) return { ...lista(oid, tipos[0]), nulo };
  const forma = isJson(oid) ? formaDeAgregado(nome, tipos, leitor.catalogo.elementoDe) : null;
  if (forma !== null) return { oid, ts: new Set([forma]), nulo, dinheiro: false };
  const igual = /^(min|max|first_value|last_value|lag|lead|nth_value|any_value|mode)$/.test(nome) && tipos[0];
  return igual ? { ...igual, oid, nulo, origem: undefined } : leitor.simples(oid, nulo, isNumero(oid) && tipos.some((t) => t.dinheiro));
}
