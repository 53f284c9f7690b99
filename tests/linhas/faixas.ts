import { coluna } from './certezas.ts';
import { formaDeFuncao } from './json.ts';
import { algumNulo, faixas, type Leitor, type Lugar, rte } from './leitor.ts';
import { filho, filhos, type No, numero, sim, texto, textos } from './no.ts';
import { type Coluna, isNumero, oids, type Tipo, unir } from './tipos.ts';

const folhas = (no: No): number[] =>
  no.no === 'RANGETBLREF' ? [numero(no, 'rtindex')] : [filho(no, 'larg'), filho(no, 'rarg')].flatMap((lado) => (lado ? folhas(lado) : []));

const subir = (lugar: Lugar, niveis: number): Lugar => (niveis === 0 || !lugar.fora ? lugar : subir(lugar.fora, niveis - 1));

/** UNION, INTERSECT, EXCEPT: the columns of all their parts. */
export function deOperacao(leitor: Leitor, operacao: No, alvo: readonly No[], lugar: Lugar): Coluna[] {
  const partes = folhas(operacao).map((indice) => leitor.colunas(filho(faixas(lugar)[indice - 1] as No, 'subquery') as No, lugar));
  return alvo.map((t, i) => {
    const tipos = partes.flatMap((parte) => (parte[i] ? [parte[i].tipo] : []));
    return {
      nome: texto(t, 'resname'),
      tipo: unir(tipos, tipos[0]?.oid ?? 0, algumNulo(tipos)),
    };
  });
}

/** A column of a source, here or in a query around this one. */
export function variavel(leitor: Leitor, no: No, aqui: Lugar): Tipo {
  const lugar = subir(aqui, numero(no, 'varlevelsup'));
  const faixa = faixas(lugar)[numero(no, 'varno') - 1];
  if (!faixa) return leitor.simples(numero(no, 'vartype'), true);
  const base = deFaixa(leitor, faixa, numero(no, 'varattno'), numero(no, 'vartype'), lugar);
  const nome = coluna(no);
  if (lugar.fortes.has(nome)) return { ...base, nulo: false };
  // A row of which one column is certain is there, and with it what its table never leaves empty.
  const presente = [...lugar.fortes].some((certa) => certa.startsWith(`${numero(no, 'varno')}.`));
  const faltante = !presente && textos(no, 'varnullingrels').length > 0;
  return { ...base, nulo: faltante || (base.nulo && !lugar.fracas.has(nome)), origem: faltante ? undefined : base.origem };
}

function deFaixa(leitor: Leitor, faixa: No, atributo: number, oid: number, lugar: Lugar): Tipo {
  const especie = numero(faixa, 'rtekind');
  if (atributo === 0) return inteira(leitor, colunasDaFaixa(leitor, faixa, lugar), oid);
  if (atributo < 0) return leitor.simples(oid, false);
  if (especie === rte.relacao) return daRelacao(leitor, numero(faixa, 'relid'), atributo, oid);
  if (especie === rte.juncao || especie === rte.grupo) {
    const conjuntos = sim(lugar.consulta, 'groupDistinct') || filhos(lugar.consulta, 'groupingSets').length > 0;
    const tipo = leitor.expressao(filhos(faixa, especie === rte.grupo ? 'groupexprs' : 'joinaliasvars')[atributo - 1] ?? null, lugar);
    return conjuntos && especie === rte.grupo ? { ...tipo, nulo: true } : tipo;
  }
  return colunasDaFaixa(leitor, faixa, lugar)[atributo - 1]?.tipo ?? leitor.simples(oid, true);
}

function daRelacao(leitor: Leitor, relid: number, atributo: number, oid: number): Tipo {
  const visao = leitor.catalogo.visao(relid);
  if (visao) return umaVez(leitor, visao, () => leitor.colunas(visao, null))[atributo - 1]?.tipo ?? leitor.simples(oid, true);
  const c = leitor.catalogo.relacao(relid)?.colunas[atributo - 1];
  if (!c) return leitor.simples(oid, true);
  const tipo = leitor.simples(c.tipo, !c.naoNula, /centavos$/.test(c.nome));
  const literais = c.literais?.map((l) => JSON.stringify(l));
  const emLista = literais && leitor.catalogo.elementoDe(c.tipo) !== 0;
  const ts = emLista ? new Set([`(${literais.join(' | ')})[]`]) : literais ? new Set(literais) : tipo.ts;
  return { ...tipo, ts, origem: { relacao: relid, coluna: atributo } };
}

function colunasDaFaixa(leitor: Leitor, faixa: No, lugar: Lugar): Coluna[] {
  return umaVez(leitor, faixa, () => lerFaixa(leitor, faixa, lugar));
}

function lerFaixa(leitor: Leitor, faixa: No, lugar: Lugar): Coluna[] {
  const nomes = textos(filho(faixa, 'eref') ?? faixa, 'colnames');
  switch (numero(faixa, 'rtekind')) {
    case rte.relacao:
      return nomes.map((nome, i) => ({ nome, tipo: daRelacao(leitor, numero(faixa, 'relid'), i + 1, 0) }));
    case rte.subconsulta:
      return leitor.colunas(filho(faixa, 'subquery') as No, lugar);
    case rte.cte:
      return deCte(leitor, faixa, lugar);
    case rte.valores: {
      const listas = faixa.campos.get('values_lists');
      const linhas = Array.isArray(listas) ? listas.map((l) => (Array.isArray(l) ? (l as No[]) : [])) : [];
      return nomes.map((nome, i) => {
        const tipos = linhas.flatMap((l) => (l[i] ? [leitor.expressao(l[i], lugar)] : []));
        return {
          nome,
          tipo: unir(tipos, tipos[0]?.oid ?? 0, algumNulo(tipos)),
        };
      });
    }
    case rte.funcao:
      return filhos(faixa, 'functions').flatMap((f) => deFuncaoNoFrom(leitor, f, nomes, faixa, lugar));
    default:
      return nomes.map((nome, i) => ({ nome, tipo: deFaixa(leitor, faixa, i + 1, 0, lugar) }));
  }
}

function deCte(leitor: Leitor, faixa: No, aqui: Lugar): Coluna[] {
  const lugar = subir(aqui, numero(faixa, 'ctelevelsup'));
  const cte = filhos(lugar.consulta, 'cteList').find((c) => texto(c, 'ctename') === texto(faixa, 'ctename'));
  const consulta = cte && filho(cte, 'ctequery');
  if (!cte || !consulta) return [];
  const nomes = textos(cte, 'ctecolnames');
  const operacao = filho(consulta, 'setOperations');
  // A recursive query begins with its first part, and what follows has those columns.
  const todas =
    sim(faixa, 'self_reference') && operacao
      ? leitor.colunas(filho(filhos(consulta, 'rtable')[(folhas(operacao)[0] ?? 1) - 1] as No, 'subquery') as No, {
          consulta,
          fora: lugar,
          fortes: new Set(),
          fracas: new Set(),
        })
      : leitor.colunas(consulta, lugar);
  return todas.map((c, i) => ({ ...c, nome: nomes[i] ?? c.nome }));
}

function deFuncaoNoFrom(leitor: Leitor, rangeFunction: No, nomes: readonly string[], faixa: No, lugar: Lugar): Coluna[] {
  const chamada = filho(rangeFunction, 'funcexpr') as No;
  const oid = numero(chamada, 'funcid');
  const funcao = leitor.catalogo.funcao(oid);
  const corpo = chamada.no === 'FUNCEXPR' ? leitor.corpoDe(oid) : null;
  if (corpo) return corpo.map((c, i) => ({ ...c, nome: nomes[i] ?? c.nome }));
  const tipos = textos(rangeFunction, 'funccoltypes').map(Number);
  const total = numero(rangeFunction, 'funccolcount') || 1;
  const doTipo = leitor.catalogo.relacao(funcao?.retorna ?? 0)?.colunas;
  return Array.from({ length: Math.max(total, tipos.length) }, (_, i) => {
    const nome = nomes[i] ?? '';
    const tipo = tipos[i] ?? doTipo?.[i]?.tipo ?? 0;
    if (tipo !== 0) return { nome, tipo: leitor.simples(tipo, true, /centavos$/i.test(nome) && isNumero(tipo)) };
    // A function of one column: what unnest takes apart, or what the function itself gives.
    return { nome, tipo: i === 0 ? leitor.expressao(chamada, lugar) : leitor.simples(oids.int8, false) };
  }).concat(sim(faixa, 'funcordinality') ? [{ nome: nomes.at(-1) ?? 'ordinality', tipo: leitor.simples(oids.int8, false) }] : []);
}

/** A whole row, as `to_jsonb(t)` takes it. */
function inteira(leitor: Leitor, todas: readonly Coluna[], oid: number): Tipo {
  return {
    oid,
    ts: new Set([
      formaDeFuncao.objeto(
        todas.map(({ nome, tipo }) => [nome, tipo]),
        leitor.catalogo.elementoDe,
      ),
    ]),
    nulo: false,
    dinheiro: false,
  };
}

/** A source of rows is read once, however many of its columns are asked for: else nested ones would be read once for each column of each. */
function umaVez(leitor: Leitor, no: No, ler: () => Coluna[]): Coluna[] {
  const colunasLidas = leitor.lidas.get(no) ?? ler();
  leitor.lidas.set(no, colunasLidas);
  return colunasLidas;
}
