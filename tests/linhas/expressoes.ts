import { argumentos, agregado, funcao } from './chamadas.ts';
import { quando, quandoNao } from './certezas.ts';
import { constante } from './constante.ts';
import { variavel } from './faixas.ts';
import { algumNulo, type Leitor, lista, type Lugar, sabendo } from './leitor.ts';
import { filho, filhos, type No, numero, texto } from './no.ts';
import { subconsulta } from './subconsultas.ts';
import { isNumero, oids, type Tipo, unir } from './tipos.ts';

/** The same value under another name of its type. */
const comoTipo = (tipo: Tipo, oid: number): Tipo => ({ ...tipo, oid });
const convertido = (leitor: Leitor, tipo: Tipo, oid: number): Tipo => leitor.simples(oid, tipo.nulo, tipo.dinheiro && isNumero(oid));
const todosNulos = (tipos: readonly Tipo[]): boolean => tipos.every(({ nulo }) => nulo);

/** What an expression answers. */
export function expressao(leitor: Leitor, no: No | null, lugar: Lugar): Tipo {
  if (!no) return leitor.simples(0, true);
  const arg = (): Tipo => leitor.expressao(filho(no, 'arg'), lugar);
  switch (no.no) {
    case 'VAR':
      return variavel(leitor, no, lugar);
    case 'CONST':
      return constante(no, leitor.simples);
    case 'PARAM':
      return leitor.simples(numero(no, 'paramtype'), leitor.isNulo(numero(no, 'paramid')));
    case 'RELABELTYPE':
    case 'COERCETODOMAIN':
      return comoTipo(arg(), numero(no, 'resulttype'));
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
      return convertido(leitor, arg(), numero(no, 'resulttype'));
    case 'COLLATEEXPR':
    case 'NAMEDARGEXPR':
      return arg();
    case 'FUNCEXPR':
      return funcao(leitor, no, numero(no, 'funcid'), numero(no, 'funcresulttype'), lugar);
    case 'OPEXPR':
      return funcao(leitor, no, numero(no, 'opfuncid'), numero(no, 'opresulttype'), lugar);
    case 'AGGREF':
    case 'WINDOWFUNC':
      return agregado(leitor, no, lugar);
    case 'CASEEXPR':
      return caso(leitor, no, lugar);
    case 'COALESCEEXPR': {
      const tipos = argumentos(leitor, no, lugar);
      return unir(tipos, numero(no, 'coalescetype'), todosNulos(tipos));
    }
    case 'MINMAXEXPR': {
      const tipos = argumentos(leitor, no, lugar);
      return unir(tipos, numero(no, 'minmaxtype'), todosNulos(tipos));
    }
    case 'NULLIFEXPR': {
      const [primeiro] = argumentos(leitor, no, lugar);
      return { ...(primeiro ?? leitor.simples(0, true)), nulo: true };
    }
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
      return leitor.simples(oids.bool, false);
    case 'BOOLEXPR':
      return leitor.simples(oids.bool, logicaNula(leitor, no, lugar));
    case 'SCALARARRAYOPEXPR':
      return leitor.simples(oids.bool, algumNulo(argumentos(leitor, no, lugar)));
    case 'ARRAYEXPR': {
      const elementos = filhos(no, 'elements').map((e) => leitor.expressao(e, lugar));
      return lista(numero(no, 'array_typeid'), unir(elementos, numero(no, 'element_typeid'), algumNulo(elementos)));
    }
    case 'SUBLINK':
      return subconsulta(leitor, no, lugar);
    case 'SQLVALUEFUNCTION':
      return leitor.simples(numero(no, 'type'), false);
    case 'GROUPINGFUNC':
      return leitor.simples(oids.int4, false);
    case 'NEXTVALUEEXPR':
      return leitor.simples(oids.int8, false);
    case 'SUBSCRIPTINGREF': {
      // A part of a list is a list, be it empty; one of its elements may not be there.
      const parte = filhos(no, 'reflowerindexpr').length > 0;
      return parte ? leitor.expressao(filho(no, 'refexpr'), lugar) : leitor.simples(numero(no, 'refrestype'), true);
    }
    case 'CASETESTEXPR':
      return leitor.simples(numero(no, 'typeId'), false);
    default:
      return leitor.simples(
        numero(no, 'resulttype') || numero(no, 'row_typeid') || numero(no, 'fieldtype'),
        no.no !== 'ROWEXPR' && no.no !== 'ROWCOMPAREEXPR',
      );
  }
}

/** `a is null or a <= b` is never null: what comes after a part that is never null counts only where that part does not decide. */
function logicaNula(leitor: Leitor, no: No, aqui: Lugar): boolean {
  const operador = texto(no, 'boolop');
  let lugar = aqui;
  for (const parte of filhos(no, 'args')) {
    if (leitor.expressao(parte, lugar).nulo) return true;
    const certas = operador === 'or' ? quandoNao(parte, leitor.catalogo) : quando(parte, leitor.catalogo);
    lugar = sabendo(lugar, certas);
  }
  return false;
}

function caso(leitor: Leitor, no: No, aqui: Lugar): Tipo {
  let lugar = aqui;
  const tipos: Tipo[] = [];
  for (const quandoEntao of filhos(no, 'args')) {
    const condicao = filho(quandoEntao, 'expr');
    const certo = filho(no, 'arg') ? new Set<string>() : quando(condicao, leitor.catalogo);
    tipos.push(leitor.expressao(filho(quandoEntao, 'result'), sabendo(lugar, certo)));
    if (condicao && !filho(no, 'arg')) lugar = sabendo(lugar, quandoNao(condicao, leitor.catalogo));
  }
  const senao = filho(no, 'defresult');
  if (senao) tipos.push(leitor.expressao(senao, lugar));
  return unir(tipos, numero(no, 'casetype'), !senao || algumNulo(tipos));
}
