import { sql } from 'kysely';
import type { DadosBancariosDoRegistro } from '#domains/financeiro/dados-bancarios/dados.ts';
import type { RegistroComDadosBancarios } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { errosFornecedor } from '../erros.ts';

type Lido = { nome: string; banco: DadosBancariosDoRegistro | null };

/** Account and Pix key of a supplier, as a record with bank data: in an envelope. */
export const dadosDoFornecedor: RegistroComDadosBancarios = {
  alvoTipo: 'fornecedor',
  sigiloso: true,
  tela: 'fornecedores',
  busca: (alvoId) => ({ abrir: String(alvoId) }),
  async ler(db, alvoId, { travar } = { travar: false }) {
    const { rows } = await sql<Lido>`select nome, banco from fornecedores where id = ${alvoId} ${travar ? sql`for update` : sql``}`.execute(
      db,
    );
    if (!rows[0]) throw errosFornecedor.FORNECEDOR_NAO_ENCONTRADO();
    return { nome: rows[0].nome, dados: rows[0].banco ?? {} };
  },
  // What they must be was checked as they were typed.
  conferir: () => Promise.resolve(),
  async gravar(tx, alvoId, depois) {
    const banco = Object.keys(depois).length === 0 ? null : JSON.stringify(depois);
    await sql`update fornecedores set banco = ${banco}::jsonb, versao = versao + 1 where id = ${alvoId}`.execute(tx);
  },
};
