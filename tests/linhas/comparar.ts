import type { Checker, Type } from 'typescript/unstable/sync';

const nomesDe = (checker: Checker, tipo: Type): Map<string, Type> =>
  new Map(
    checker
      .getPropertiesOfType(tipo)
      .flatMap((p) => [[p.name, checker.getTypeOfSymbol(p)] as const])
      .filter((par): par is [string, Type] => par[1] !== undefined),
  );

/** What a described row does not keep of what its statement promises: a line for each column. */
export function comparar(checker: Checker, descrita: Type, prometida: Type): string[] {
  const colunas = nomesDe(checker, descrita);
  const faltas: string[] = [];
  for (const [nome, tipo] of nomesDe(checker, prometida)) {
    const coluna = colunas.get(nome);
    if (!coluna) faltas.push(`${nome}: no such column`);
    else if (!checker.isTypeAssignableTo(coluna, tipo))
      faltas.push(`${nome}: ${checker.typeToString(coluna)}, not ${checker.typeToString(tipo)}`);
  }
  if (faltas.length === 0 && !checker.isTypeAssignableTo(descrita, prometida))
    faltas.push(`${checker.typeToString(descrita)}, not ${checker.typeToString(prometida)}`);
  return faltas;
}
