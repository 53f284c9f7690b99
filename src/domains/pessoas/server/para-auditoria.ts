import type { CamposPessoa } from '../campos-pessoa.ts';
import type { Partes } from '../partes.ts';

export type EstadoPessoa = { campos: CamposPessoa } & Partes;

const vazio = (valor: unknown): boolean => valor === null || valor === undefined || (Array.isArray(valor) && valor.length === 0);
const semId = ({ id: _id, ...parte }: { id: number | null }): Record<string, unknown> => parte;

/** A person as the audit keeps it: plain members, parts without ids, nothing empty. */
export function paraAuditoria(estado: EstadoPessoa | undefined): Record<string, unknown> {
  if (!estado) return {};
  const { campos, enderecos, contacts, filiations } = estado;
  const tudo = { ...campos, enderecos: enderecos.map(semId), contacts: contacts.map(semId), filiations: filiations.map(semId) };
  return Object.fromEntries(Object.entries(tudo).filter(([, valor]) => !vazio(valor)));
}
