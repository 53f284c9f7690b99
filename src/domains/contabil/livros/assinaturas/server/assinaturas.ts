import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { assinaturasApi } from '../api.ts';
import type { assinaturasDosLivros } from '../esquemas.ts';

export type Assinaturas = RespostaServidor<typeof assinaturasApi.obter>;

/** Who signs the books. */
export async function obterAssinaturas(db: Db | Tx): Promise<Assinaturas> {
  const { rows } =
    await sql<Assinaturas>`select a.versao, a.contador_nome as "contadorNome", a.contador_cpf as "contadorCpf", a.contador_crc as "contadorCrc",
      a.contador_crc_uf as "contadorCrcUf", a.contador_email as "contadorEmail", a.contador_telefone as "contadorTelefone", a.responsavel_nome as "responsavelNome",
      a.responsavel_cpf as "responsavelCpf", a.responsavel_qualificacao as "responsavelQualificacao", a.municipio_ibge as "municipioIbge", a.nire,
      a.data_constituicao as "dataConstituicao", a.plano_referencial as "planoReferencial" from livros_assinaturas a`.execute(db);
  return rows[0] as Assinaturas;
}

/** Changes who signs the books. @throws VERSAO_DESATUALIZADA */
export async function editarAssinaturas(ato: Ato<Autor>, pedido: z.output<typeof assinaturasDosLivros>): Promise<{ versao: number }> {
  const { tx } = ato;
  await sql`select 1 from livros_assinaturas for update`.execute(tx);
  const atual = await obterAssinaturas(tx);
  if (atual.versao !== pedido.versao) throw versaoDesatualizada({ tipo: 'livros_assinaturas', id: 1 }, atual);
  const { versao: _, ...depois } = pedido;
  const { versao, ...antes } = atual;
  await sql`update livros_assinaturas set contador_nome = ${depois.contadorNome}, contador_cpf = ${depois.contadorCpf}, contador_crc = ${depois.contadorCrc},
    contador_crc_uf = ${depois.contadorCrcUf}, contador_email = ${depois.contadorEmail}, contador_telefone = ${depois.contadorTelefone},
    responsavel_nome = ${depois.responsavelNome}, responsavel_cpf = ${depois.responsavelCpf}, responsavel_qualificacao = ${depois.responsavelQualificacao},
    municipio_ibge = ${depois.municipioIbge}, nire = ${depois.nire}, data_constituicao = ${depois.dataConstituicao}, plano_referencial = ${depois.planoReferencial},
    versao = versao + 1`.execute(tx);
  await auditar(ato, { acao: 'livros_assinaturas.editadas', alvoTipo: 'livros_assinaturas', alvoId: 1, antes, depois });
  return { versao: versao + 1 };
}
