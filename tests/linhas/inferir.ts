import type { Catalogo } from './catalogo.ts';
import { certezasDe, type Certas, coluna, quando, quandoNao } from './certezas.ts';
import { constante } from './constante.ts';
import { contagens, nuncaNulas, podemFaltar, semDinheiro } from './funcoes.ts';
import { formaDeAgregado, formaDeFuncao } from './json.ts';
import { filho, filhos, type No, numero, sim, texto, textos } from './no.ts';
import { type Coluna, isJson, isNumero, oids, type Tipo, tsDe, unir } from './tipos.ts';

/** A query being read: what surrounds it, and the columns that are certain where the reading stands. */
type Lugar = { consulta: No; fora: Lugar | null; fortes: Certas; fracas: Certas };
/** What a function of the house answers, when its body says so. */
export type CorpoDe = (funcao: number) => Coluna[] | null;

const rte = { relacao: 0, subconsulta: 1, juncao: 2, funcao: 3, valores: 5, cte: 6, resultado: 8, grupo: 9 } as const;

/** The columns that a statement answers, from how PostgreSQL understood it. */
export function criarInferencia(catalogo: Catalogo, nulos: ReadonlySet<number>, corpoDe: CorpoDe) {
  const simples = (oid: number, nulo: boolean, dinheiro = false): Tipo => ({
    oid,
    ts: new Set([tsDe(oid, dinheiro, false, catalogo.elementoDe)]),
    nulo,
    dinheiro,
  });

  function colunas(consulta: No, fora: Lugar | null): Coluna[] {
    const lugar: Lugar = { consulta, fora, ...certezasDe(consulta, catalogo) };
    const alvo = filhos(consulta, numero(consulta, 'commandType') === 1 ? 'targetList' : 'returningList').filter((t) => !sim(t, 'resjunk'));
    const operacao = filho(consulta, 'setOperations');
    if (operacao) return deOperacao(operacao, alvo, lugar);
    return alvo.map((t) => {
      const nome = texto(t, 'resname');
      const tipo = expressao(filho(t, 'expr'), lugar);
      // What the program itself hands over has the type it has there.
      const proprio = filho(t, 'expr')?.no === 'PARAM' && /centavos$/i.test(nome) && isNumero(tipo.oid);
      return { nome, tipo: proprio ? simples(tipo.oid, tipo.nulo, true) : tipo };
    });
  }

  // A source of rows is read once, however many of its columns are asked for: else nested ones would be read once for each column of each.
  const lidas = new WeakMap<No, Coluna[]>();
  function umaVez(no: No, ler: () => Coluna[]): Coluna[] {
    const colunasLidas = lidas.get(no) ?? ler();
    lidas.set(no, colunasLidas);
    return colunasLidas;
  }

  const faixas = (lugar: Lugar): No[] => filhos(lugar.consulta, 'rtable');
  const folhas = (no: No): number[] =>
    no.no === 'RANGETBLREF'
      ? [numero(no, 'rtindex')]
      : [filho(no, 'larg'), filho(no, 'rarg')].flatMap((lado) => (lado ? folhas(lado) : []));

  function deOperacao(operacao: No, alvo: readonly No[], lugar: Lugar): Coluna[] {
    const partes = folhas(operacao).map((indice) => colunas(filho(faixas(lugar)[indice - 1] as No, 'subquery') as No, lugar));
    return alvo.map((t, i) => {
      const tipos = partes.flatMap((parte) => (parte[i] ? [parte[i].tipo] : []));
      return {
        nome: texto(t, 'resname'),
        tipo: unir(
          tipos,
          tipos[0]?.oid ?? 0,
          tipos.some(({ nulo }) => nulo),
        ),
      };
    });
  }

  const subir = (lugar: Lugar, niveis: number): Lugar => (niveis === 0 || !lugar.fora ? lugar : subir(lugar.fora, niveis - 1));

  function variavel(no: No, aqui: Lugar): Tipo {
    const lugar = subir(aqui, numero(no, 'varlevelsup'));
    const faixa = faixas(lugar)[numero(no, 'varno') - 1];
    if (!faixa) return simples(numero(no, 'vartype'), true);
    const base = deFaixa(faixa, numero(no, 'varattno'), numero(no, 'vartype'), lugar);
    const nome = coluna(no);
    if (lugar.fortes.has(nome)) return { ...base, nulo: false };
    // A row of which one column is certain is there, and with it what its table never leaves empty.
    const presente = [...lugar.fortes].some((certa) => certa.startsWith(`${numero(no, 'varno')}.`));
    const faltante = !presente && textos(no, 'varnullingrels').length > 0;
    return { ...base, nulo: faltante || (base.nulo && !lugar.fracas.has(nome)), origem: faltante ? undefined : base.origem };
  }

  function deFaixa(faixa: No, atributo: number, oid: number, lugar: Lugar): Tipo {
    const especie = numero(faixa, 'rtekind');
    if (atributo === 0) return inteira(colunasDaFaixa(faixa, lugar), oid);
    if (atributo < 0) return simples(oid, false);
    if (especie === rte.relacao) return daRelacao(numero(faixa, 'relid'), atributo, oid);
    if (especie === rte.juncao || especie === rte.grupo) {
      const conjuntos = sim(lugar.consulta, 'groupDistinct') || filhos(lugar.consulta, 'groupingSets').length > 0;
      const tipo = expressao(filhos(faixa, especie === rte.grupo ? 'groupexprs' : 'joinaliasvars')[atributo - 1] ?? null, lugar);
      return conjuntos && especie === rte.grupo ? { ...tipo, nulo: true } : tipo;
    }
    return colunasDaFaixa(faixa, lugar)[atributo - 1]?.tipo ?? simples(oid, true);
  }

  function daRelacao(relid: number, atributo: number, oid: number): Tipo {
    const visao = catalogo.visao(relid);
    if (visao) return umaVez(visao, () => colunas(visao, null))[atributo - 1]?.tipo ?? simples(oid, true);
    const c = catalogo.relacao(relid)?.colunas[atributo - 1];
    if (!c) return simples(oid, true);
    const tipo = simples(c.tipo, !c.naoNula, /centavos$/.test(c.nome));
    const ts = c.literais ? new Set(c.literais.map((l) => JSON.stringify(l))) : tipo.ts;
    return { ...tipo, ts, origem: { relacao: relid, coluna: atributo } };
  }

  function colunasDaFaixa(faixa: No, lugar: Lugar): Coluna[] {
    return umaVez(faixa, () => lerFaixa(faixa, lugar));
  }

  function lerFaixa(faixa: No, lugar: Lugar): Coluna[] {
    const nomes = textos(filho(faixa, 'eref') ?? faixa, 'colnames');
    switch (numero(faixa, 'rtekind')) {
      case rte.relacao:
        return nomes.map((nome, i) => ({ nome, tipo: daRelacao(numero(faixa, 'relid'), i + 1, 0) }));
      case rte.subconsulta:
        return colunas(filho(faixa, 'subquery') as No, lugar);
      case rte.cte:
        return deCte(faixa, lugar);
      case rte.valores: {
        const listas = faixa.campos.get('values_lists');
        const linhas = Array.isArray(listas) ? listas.map((l) => (Array.isArray(l) ? (l as No[]) : [])) : [];
        return nomes.map((nome, i) => {
          const tipos = linhas.flatMap((l) => (l[i] ? [expressao(l[i], lugar)] : []));
          return {
            nome,
            tipo: unir(
              tipos,
              tipos[0]?.oid ?? 0,
              tipos.some(({ nulo }) => nulo),
            ),
          };
        });
      }
      case rte.funcao:
        return filhos(faixa, 'functions').flatMap((f) => deFuncaoNoFrom(f, nomes, faixa, lugar));
      default:
        return nomes.map((nome, i) => ({ nome, tipo: deFaixa(faixa, i + 1, 0, lugar) }));
    }
  }

  function deCte(faixa: No, aqui: Lugar): Coluna[] {
    const lugar = subir(aqui, numero(faixa, 'ctelevelsup'));
    const cte = filhos(lugar.consulta, 'cteList').find((c) => texto(c, 'ctename') === texto(faixa, 'ctename'));
    const consulta = cte && filho(cte, 'ctequery');
    if (!cte || !consulta) return [];
    const nomes = textos(cte, 'ctecolnames');
    const operacao = filho(consulta, 'setOperations');
    // A recursive query begins with its first part, and what follows has those columns.
    const lidas =
      sim(faixa, 'self_reference') && operacao
        ? colunas(filho(filhos(consulta, 'rtable')[(folhas(operacao)[0] ?? 1) - 1] as No, 'subquery') as No, {
            consulta,
            fora: lugar,
            fortes: new Set(),
            fracas: new Set(),
          })
        : colunas(consulta, lugar);
    return lidas.map((c, i) => ({ ...c, nome: nomes[i] ?? c.nome }));
  }

  function deFuncaoNoFrom(rangeFunction: No, nomes: readonly string[], faixa: No, lugar: Lugar): Coluna[] {
    const chamada = filho(rangeFunction, 'funcexpr') as No;
    const oid = numero(chamada, 'funcid');
    const funcao = catalogo.funcao(oid);
    const corpo = chamada.no === 'FUNCEXPR' ? corpoDe(oid) : null;
    if (corpo) return corpo.map((c, i) => ({ ...c, nome: nomes[i] ?? c.nome }));
    const tipos = textos(rangeFunction, 'funccoltypes').map(Number);
    const total = numero(rangeFunction, 'funccolcount') || 1;
    const doTipo = catalogo.relacao(funcao?.retorna ?? 0)?.colunas;
    return Array.from({ length: Math.max(total, tipos.length) }, (_, i) => {
      const nome = nomes[i] ?? '';
      const tipo = tipos[i] ?? doTipo?.[i]?.tipo ?? 0;
      if (tipo !== 0) return { nome, tipo: simples(tipo, true, /centavos$/i.test(nome) && isNumero(tipo)) };
      // A function of one column: what unnest takes apart, or what the function itself gives.
      return { nome, tipo: i === 0 ? expressao(chamada, lugar) : simples(oids.int8, false) };
    }).concat(sim(faixa, 'funcordinality') ? [{ nome: nomes.at(-1) ?? 'ordinality', tipo: simples(oids.int8, false) }] : []);
  }

  /** A whole row, as `to_jsonb(t)` takes it. */
  function inteira(todas: readonly Coluna[], oid: number): Tipo {
    return {
      oid,
      ts: new Set([
        formaDeFuncao.objeto(
          todas.map(({ nome, tipo }) => [nome, tipo]),
          catalogo.elementoDe,
        ),
      ]),
      nulo: false,
      dinheiro: false,
    };
  }

  const algumNulo = (tipos: readonly Tipo[]): boolean => tipos.some(({ nulo }) => nulo);
  const argumentos = (no: No, lugar: Lugar): Tipo[] =>
    filhos(no, 'args').map((a) => expressao(a.no === 'TARGETENTRY' ? filho(a, 'expr') : a, lugar));

  function expressao(no: No | null, lugar: Lugar): Tipo {
    if (!no) return simples(0, true);
    const arg = (): Tipo => expressao(filho(no, 'arg'), lugar);
    switch (no.no) {
      case 'VAR':
        return variavel(no, lugar);
      case 'CONST':
        return constante(no, simples);
      case 'PARAM':
        return simples(numero(no, 'paramtype'), nulos.has(numero(no, 'paramid')));
      case 'RELABELTYPE':
      case 'COERCETODOMAIN':
        return comoTipo(arg(), numero(no, 'resulttype'));
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return convertido(arg(), numero(no, 'resulttype'));
      case 'COLLATEEXPR':
      case 'NAMEDARGEXPR':
        return arg();
      case 'FUNCEXPR':
        return funcao(no, numero(no, 'funcid'), numero(no, 'funcresulttype'), lugar);
      case 'OPEXPR':
        return funcao(no, numero(no, 'opfuncid'), numero(no, 'opresulttype'), lugar);
      case 'AGGREF':
      case 'WINDOWFUNC':
        return agregado(no, lugar);
      case 'CASEEXPR':
        return caso(no, lugar);
      case 'COALESCEEXPR': {
        const tipos = argumentos(no, lugar);
        return unir(
          tipos,
          numero(no, 'coalescetype'),
          tipos.every(({ nulo }) => nulo),
        );
      }
      case 'MINMAXEXPR': {
        const tipos = argumentos(no, lugar);
        return unir(
          tipos,
          numero(no, 'minmaxtype'),
          tipos.every(({ nulo }) => nulo),
        );
      }
      case 'NULLIFEXPR': {
        const [primeiro] = argumentos(no, lugar);
        return { ...(primeiro ?? simples(0, true)), nulo: true };
      }
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return simples(oids.bool, false);
      case 'BOOLEXPR':
        return simples(oids.bool, logicaNula(no, lugar));
      case 'SCALARARRAYOPEXPR':
        return simples(oids.bool, algumNulo(argumentos(no, lugar)));
      case 'ARRAYEXPR': {
        const elementos = filhos(no, 'elements').map((e) => expressao(e, lugar));
        return lista(numero(no, 'array_typeid'), unir(elementos, numero(no, 'element_typeid'), algumNulo(elementos)));
      }
      case 'SUBLINK':
        return subconsulta(no, lugar);
      case 'SQLVALUEFUNCTION':
        return simples(numero(no, 'type'), false);
      case 'GROUPINGFUNC':
        return simples(oids.int4, false);
      case 'NEXTVALUEEXPR':
        return simples(oids.int8, false);
      case 'SUBSCRIPTINGREF': {
        // A part of a list is a list, be it empty; one of its elements may not be there.
        const parte = filhos(no, 'reflowerindexpr').length > 0;
        return parte ? expressao(filho(no, 'refexpr'), lugar) : simples(numero(no, 'refrestype'), true);
      }
      case 'CASETESTEXPR':
        return simples(numero(no, 'typeId'), false);
      default:
        return simples(
          numero(no, 'resulttype') || numero(no, 'row_typeid') || numero(no, 'fieldtype'),
          no.no !== 'ROWEXPR' && no.no !== 'ROWCOMPAREEXPR',
        );
    }
  }

  /** `a is null or a <= b` is never null: what comes after a part that is never null counts only where that part does not decide. */
  function logicaNula(no: No, aqui: Lugar): boolean {
    const operador = texto(no, 'boolop');
    let lugar = aqui;
    for (const parte of filhos(no, 'args')) {
      if (expressao(parte, lugar).nulo) return true;
      const certas = operador === 'or' ? quandoNao(parte, catalogo) : quando(parte, catalogo);
      lugar = { ...lugar, fortes: new Set([...lugar.fortes, ...certas]) };
    }
    return false;
  }

  /** The same value under another name of its type. */
  const comoTipo = (tipo: Tipo, oid: number): Tipo => ({ ...tipo, oid });
  const convertido = (tipo: Tipo, oid: number): Tipo => ({ ...simples(oid, tipo.nulo, tipo.dinheiro && isNumero(oid)) });
  const lista = (oid: number, elemento: Tipo): Tipo => ({
    oid,
    ts: new Set([`(${[...elemento.ts, ...(elemento.nulo ? ['null'] : [])].join(' | ') || 'never'})[]`]),
    nulo: false,
    dinheiro: elemento.dinheiro,
  });

  function funcao(no: No, oid: number, retorna: number, lugar: Lugar): Tipo {
    const f = catalogo.funcao(oid);
    const nome = f?.nome ?? '';
    const tipos = argumentos(no, lugar);
    const forma = isJson(retorna) ? formaDeFuncao.de(nome, filhos(no, 'args'), tipos, catalogo.elementoDe) : null;
    const corpo = f?.daCasa ? corpoDe(oid) : null;
    if (corpo?.[0]) return { ...corpo[0].tipo, nulo: corpo[0].tipo.nulo || (f?.estrita === true && algumNulo(tipos)) };
    const nulo = nuncaNulas.has(nome) ? false : podemFaltar.has(nome) || !f?.estrita || algumNulo(tipos);
    if (nome === 'unnest' && tipos[0]) return { ...simples(retorna, elementoNulo(tipos[0]), tipos[0].dinheiro), ts: elementosDe(tipos[0]) };
    const dinheiro = isNumero(retorna) && !semDinheiro.has(nome) && (tipos.some((t) => t.dinheiro) || campoDeDinheiro(no));
    if (forma !== null) return { oid: retorna, ts: new Set([forma]), nulo, dinheiro: false };
    return simples(retorna, nulo, dinheiro);
  }

  /** `valores ->> 'taxaCentavos'` is an amount once it is a number. */
  const campoDeDinheiro = (no: No): boolean =>
    filhos(no, 'args').some(
      (a) => a.no === 'COERCEVIAIO' && /entavos/.test([...constante(filhos(filho(a, 'arg') ?? a, 'args')[1] ?? a, simples).ts].join('')),
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

  function agregado(no: No, aqui: Lugar): Tipo {
    const certas = quando(filho(no, 'aggfilter'), catalogo);
    const lugar = certas.size > 0 ? { ...aqui, fortes: new Set([...aqui.fortes, ...certas]) } : aqui;
    const janela = no.no === 'WINDOWFUNC';
    const nome = catalogo.funcao(numero(no, janela ? 'winfnoid' : 'aggfnoid'))?.nome ?? '';
    const oid = numero(no, janela ? 'wintype' : 'aggtype');
    const tipos = argumentos(no, lugar);
    if (contagens.has(nome)) return simples(oid, false);
    const grupos = janela || filhos(lugar.consulta, 'groupClause').length > 0;
    const vazio = !grupos || filho(no, 'aggfilter') !== null;
    const juntaNulos = /^(json|jsonb|array)_.*agg/.test(nome);
    const nulo = podemFaltar.has(nome) || vazio || (!juntaNulos && algumNulo(tipos));
    if (nome === 'array_agg' && tipos[0]) return { ...lista(oid, tipos[0]), nulo };
    const forma = isJson(oid) ? formaDeAgregado(nome, tipos, catalogo.elementoDe) : null;
    if (forma !== null) return { oid, ts: new Set([forma]), nulo, dinheiro: false };
    const igual = /^(min|max|first_value|last_value|lag|lead|nth_value|any_value|mode)$/.test(nome) && tipos[0];
    return igual ? { ...igual, oid, nulo, origem: undefined } : simples(oid, nulo, isNumero(oid) && tipos.some((t) => t.dinheiro));
  }

  function caso(no: No, aqui: Lugar): Tipo {
    let lugar = aqui;
    const tipos: Tipo[] = [];
    for (const quandoEntao of filhos(no, 'args')) {
      const condicao = filho(quandoEntao, 'expr');
      const certo = filho(no, 'arg') ? new Set<string>() : quando(condicao, catalogo);
      tipos.push(expressao(filho(quandoEntao, 'result'), { ...lugar, fortes: new Set([...lugar.fortes, ...certo]) }));
      if (condicao && !filho(no, 'arg')) lugar = { ...lugar, fortes: new Set([...lugar.fortes, ...quandoNao(condicao, catalogo)]) };
    }
    const senao = filho(no, 'defresult');
    if (senao) tipos.push(expressao(senao, lugar));
    return unir(tipos, numero(no, 'casetype'), !senao || algumNulo(tipos));
  }

  function subconsulta(no: No, lugar: Lugar): Tipo {
    const consulta = filho(no, 'subselect') as No;
    const especie = numero(no, 'subLinkType');
    if (especie === 0) return simples(oids.bool, false);
    const [primeira] = colunas(consulta, lugar);
    const tipo = primeira?.tipo ?? simples(0, true);
    if (especie === 6) return lista(0, tipo);
    if (especie !== 4)
      return simples(oids.bool, tipo.nulo || expressao(filhos(filho(no, 'testexpr') ?? no, 'args')[0] ?? null, lugar).nulo);
    return { ...tipo, nulo: tipo.nulo || !temSempreUma(consulta, lugar), origem: undefined };
  }

  /** Whether a subquery gives exactly one row: an aggregate of all, no table at all, or the row that a foreign key points at. */
  function temSempreUma(consulta: No, lugar: Lugar): boolean {
    const juncao = filho(consulta, 'jointree');
    if (filho(consulta, 'limitCount') || filho(consulta, 'limitOffset') || filho(consulta, 'havingQual')) return false;
    if (sim(consulta, 'hasAggs') && filhos(consulta, 'groupClause').length === 0) return true;
    const [unica, ...mais] = filhos(consulta, 'rtable').filter((faixa) => numero(faixa, 'rtekind') !== rte.grupo);
    const semCondicao = !juncao || filho(juncao, 'quals') === null;
    if (!unica) return semCondicao;
    const interna = filho(unica, 'subquery');
    if (mais.length === 0 && semCondicao && interna && temSempreUma(interna, lugar)) return true;
    return apontada(consulta, juncao, lugar);
  }

  /** Whether a table or a view of one has all the rows of that table: what a foreign key points at is there. */
  function temTodas(relacao: number): boolean {
    const visao = catalogo.visao(relacao);
    if (!visao) return true;
    const juncao = filho(visao, 'jointree');
    const [de, ...outras] = juncao ? filhos(juncao, 'fromlist') : [];
    if (!juncao || !de || outras.length > 0 || filho(juncao, 'quals') || filhos(visao, 'groupClause').length > 0) return false;
    const base = (no: No): No | null =>
      no.no === 'RANGETBLREF' ? no : numero(no, 'jointype') === 1 ? base(filho(no, 'larg') as No) : null;
    const primeira = base(de);
    return primeira !== null && temTodas(numero(filhos(visao, 'rtable')[numero(primeira, 'rtindex') - 1] as No, 'relid'));
  }

  function apontada(consulta: No, juncao: No | null, lugar: Lugar): boolean {
    const [faixa, ...outras] = filhos(consulta, 'rtable');
    const igual = juncao && filho(juncao, 'quals');
    if (!faixa || outras.length > 0 || igual?.no !== 'OPEXPR') return false;
    const dentro: Lugar = { consulta, fora: lugar, fortes: new Set(), fracas: new Set() };
    const lados = filhos(igual, 'args');
    if (lados.length !== 2 || lados.some((l) => l.no !== 'VAR')) return false;
    const [daqui, dela] = numero(lados[0] as No, 'varlevelsup') > 0 ? lados : lados.toReversed();
    const [fonte, alvo] = [expressao(daqui as No, dentro), expressao(dela as No, dentro)];
    return (
      temTodas(numero(faixa, 'relid')) &&
      !fonte.nulo &&
      fonte.origem !== undefined &&
      alvo.origem !== undefined &&
      catalogo.referencia(fonte.origem.relacao, fonte.origem.coluna, alvo.origem.relacao, alvo.origem.coluna)
    );
  }

  return (consulta: No): Coluna[] => colunas(consulta, null);
}
