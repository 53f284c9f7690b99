import type { RespostaCliente } from '#shared/endpoint.ts';
import type { z } from 'zod';
import type { fichasSocioeconomicasApi as api } from '../api.ts';
import type { edicaoDaFicha } from '../esquemas.ts';

export type Ficha = RespostaCliente<typeof api.obterFicha>;
type Edicao = z.input<typeof edicaoDaFicha>;

export const membroVazio = { nome: '', parentesco: null, dataNascimento: null, cpf: null, ocupacao: null };
/** What a new form starts from. */
export const dadosVazios = {
  membros: [membroVazio],
  rendas: [],
  moradia: 'propria' as const,
  comodos: null,
  agua: true,
  energia: true,
  esgoto: true,
  veiculos: 0,
  despesas: [],
  nis: null,
  beneficios: null,
  saude: null,
  patrimonio: null,
  observacoes: null,
  laudoSocial: false,
  declaracao: false,
};

/** A form as its editor starts from it; the declaration is given each time. */
export const valoresDaFicha = ({ id, versao, dataReferencia, dados }: Ficha): Edicao => ({
  id,
  versao,
  dataReferencia,
  ...dados,
  moradia: dados.moradia as Edicao['moradia'],
  despesas: dados.despesas as NonNullable<Edicao['despesas']>,
  declaracao: false,
});
