import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import type { Contato, Endereco } from './partes.ts';

type ComPrincipal = { principal: boolean };

const todosJuntos = (): string => '';
const porTipo = (contato: Pick<Contato, 'tipo'>): string => contato.tipo;

/** Refuses a second main address, or a second main contact of one kind, at its own path. */
export function conferirUmPrincipal(
  { enderecos = [], contacts = [] }: { enderecos?: Endereco[]; contacts?: Contato[] },
  ctx: Achados,
): void {
  conferirSemRepetidos('enderecos', enderecos, todosJuntos, ctx);
  conferirSemRepetidos('contacts', contacts, porTipo, ctx);
}

function conferirSemRepetidos<P extends ComPrincipal>(
  lista: string,
  partes: readonly P[],
  grupo: (parte: P) => string,
  ctx: Achados,
): void {
  const vistos = new Set<string>();
  for (const [indice, parte] of partes.entries()) {
    if (!parte.principal) continue;
    if (vistos.has(grupo(parte))) ctx.addIssue(recusa('PRINCIPAL_REPETIDO', {}, [lista, indice, 'principal']));
    vistos.add(grupo(parte));
  }
}

/** The first address is the main one when none is marked. */
export function comEnderecoPrincipal(enderecos: readonly Endereco[]): Endereco[] {
  return comPrincipal(enderecos, todosJuntos);
}

/** The first contact of each kind is the main one of its kind when none is marked. */
export function comContatosPrincipais(contatos: readonly Contato[]): Contato[] {
  return comPrincipal(contatos, porTipo);
}

function comPrincipal<P extends ComPrincipal>(partes: readonly P[], grupo: (parte: P) => string): P[] {
  const marcados = new Set(partes.filter((parte) => parte.principal).map(grupo));
  return partes.map((parte) => {
    if (marcados.has(grupo(parte))) return parte;
    marcados.add(grupo(parte));
    return { ...parte, principal: true };
  });
}
