import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { processo } from '../plano/marcos.ts';

/** The school of demo, tests, screenshots and documents. */
export const escola = {
  nome: 'Colégio Exemplo',
  cnpj: '11222333000181',
  inep: '15000001',
  cidade: 'Belém',
  uf: 'PA',
  endereco: 'Avenida Nazaré, 1000, Nazaré, 66035-170',
  telefone: '+559132221234',
  email: 'contato@colegio.example',
} as const;

/** Registers who the school is, which receipts and documents print. */
export async function registrarEscola(tx: Tx): Promise<void> {
  await sql`insert into escola (nome, cnpj, inep, cidade, uf, endereco, telefone, email)
    values (${escola.nome}, ${escola.cnpj}, ${escola.inep}, ${escola.cidade}, ${escola.uf}, ${escola.endereco}, ${escola.telefone}, ${escola.email})
    on conflict (id) do nothing`.execute(tx);
  await auditar({ tx, quem: processo }, { acao: 'escola.registrada', alvoTipo: 'escola', alvoId: 1, depois: escola });
}
