import type { Catalogo } from './catalogo.ts';
import { certezasDe } from './certezas.ts';
import { expressao } from './expressoes.ts';
import { deOperacao } from './faixas.ts';
import type { Leitor, Lugar } from './leitor.ts';
import { filho, filhos, type No, numero, sim, texto } from './no.ts';
import { type Coluna, isNumero, tsDe } from './tipos.ts';

/** The columns that a statement answers, from how PostgreSQL understood it. */
export function criarInferencia(catalogo: Catalogo, nulos: ReadonlySet<number>, corpoDe: Leitor['corpoDe']): (consulta: No) => Coluna[] {
  const leitor: Leitor = {
    catalogo,
    corpoDe,
    lidas: new WeakMap(),
    isNulo: (parametro) => nulos.has(parametro),
    simples: (oid, nulo, dinheiro = false) => ({ oid, ts: new Set([tsDe(oid, dinheiro, false, catalogo.elementoDe)]), nulo, dinheiro }),
    colunas: (consulta, fora) => colunas(leitor, consulta, fora),
    expressao: (no, lugar) => expressao(leitor, no, lugar),
  };
  return (consulta) => leitor.colunas(consulta, null);
}

function colunas(leitor: Leitor, consulta: No, fora: Lugar | null): Coluna[] {
  const lugar: Lugar = { consulta, fora, ...certezasDe(consulta, leitor.catalogo) };
  const alvo = filhos(consulta, numero(consulta, 'commandType') === 1 ? 'targetList' : 'returningList').filter((t) => !sim(t, 'resjunk'));
  const operacao = filho(consulta, 'setOperations');
  if (operacao) return deOperacao(leitor, operacao, alvo, lugar);
  return alvo.map((t) => {
    const nome = texto(t, 'resname');
    const tipo = leitor.expressao(filho(t, 'expr'), lugar);
    // What the program itself hands over has the type it has there.
    const proprio = filho(t, 'expr')?.no === 'PARAM' && /centavos$/i.test(nome) && isNumero(tipo.oid);
    return { nome, tipo: proprio ? leitor.simples(tipo.oid, tipo.nulo, true) : tipo };
  });
}
