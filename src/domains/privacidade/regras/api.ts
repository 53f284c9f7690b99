import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { guardasLegais } from '../guardas.ts';

const guarda = z.object({
  id: z.number(),
  guarda: z.enum(valoresDaLista(guardasLegais)),
  /** Null: for ever. */
  anos: z.number().nullable(),
  fonte: z.string(),
  versao: z.number(),
});
const configuracao = z.object({
  encarregadoNome: z.string().nullable(),
  encarregadoEmail: z.string().nullable(),
  diasUteisIncidente: z.number(),
  diasResposta: z.number(),
  versao: z.number(),
});
export const edicaoDaGuarda = z.strictObject({
  id: campo.id(),
  versao: campo.versao(),
  anos: campo.inteiro({ min: 0, max: 100 }).nullable(),
  fonte: campo.texto({ max: 300 }),
});
export const edicaoDaConfiguracao = z.strictObject({
  versao: campo.versao(),
  encarregadoNome: campo.textoOpcional(150),
  encarregadoEmail: campo.email.opcional(),
  diasUteisIncidente: campo.inteiro({ min: 1, max: 30 }),
  diasResposta: campo.inteiro({ min: 1, max: 90 }),
});

/** What the law asks, as data: how long what is kept, who answers, and the days there are. */
export const regrasDePrivacidadeApi = {
  obterRegras: defineEndpoint({
    method: 'GET',
    path: 'Privacidade/regras',
    acesso: comPermissao('privacidade:listar'),
    resumo: 'The legal reasons to keep data with their source and years, who answers for personal data, and the days that the law gives',
    output: z.object({ guardas: z.array(guarda), configuracao }),
  }),
  editarGuarda: defineEndpoint({
    method: 'PUT',
    path: 'Privacidade/guardas',
    acesso: comPermissao('privacidade:editar'),
    resumo: 'Changes the years and the source of a legal reason; the school record is kept for ever',
    body: edicaoDaGuarda,
    output: guarda,
  }),
  editarConfiguracao: defineEndpoint({
    method: 'PUT',
    path: 'Privacidade/configuracao',
    acesso: comPermissao('privacidade:editar'),
    resumo: 'Who answers for personal data, and the days that the law gives',
    body: edicaoDaConfiguracao,
    output: configuracao,
  }),
};
