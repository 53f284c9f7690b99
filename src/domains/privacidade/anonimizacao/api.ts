import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { guardasLegais, impedimentos } from '../guardas.ts';

const texto = z.string();

/** A person made anonymous: what would happen, and the act. */
export const anonimizacaoApi = {
  preverAnonimizacao: defineEndpoint({
    method: 'GET',
    path: 'Privacidade/pessoas/{id}/anonimizacao',
    acesso: comPermissao('privacidade:visualizar'),
    resumo: 'What stands against it, what would be erased, and what the law keeps, why and until when',
    params: porId,
    output: z.object({
      pessoaId: z.number(),
      nome: texto,
      codigo: z.number(),
      impedimentos: z.array(z.object({ impedimento: z.enum(valoresDaLista(impedimentos)), n: z.number() })),
      /** `ate`: the last day; null for ever. */
      guardas: z.array(z.object({ guarda: z.enum(valoresDaLista(guardasLegais)), ate: texto.nullable(), fonte: texto })),
      /** Whether name and CPF go too. */
      total: z.boolean(),
      /** The name is of one word, or in that of somebody else: texts that are not of the person keep it. */
      nomeFica: z.boolean(),
      apaga: z.object({
        contatos: z.number(),
        enderecos: z.number(),
        fotos: z.number(),
        anexos: z.number(),
        fichaSaude: z.boolean(),
        alteracoes: z.number(),
      }),
      feitas: z.array(z.object({ id: z.number(), total: z.boolean(), motivo: texto, em: texto, por: texto })),
    }),
  }),
  anonimizar: defineEndpoint({
    method: 'POST',
    path: 'Privacidade/pessoas/{id}/anonimizacao',
    acesso: comPermissao('privacidade:excluir'),
    resumo: 'Erases, in the background, what tells a person wherever it stands, as far as the law lets it; it cannot be undone',
    params: porId,
    // What the preview said: the act is refused when it is not so any more.
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }), total: z.boolean() }),
    output: z.object({ tarefaId: z.number() }),
    exigeIdempotencia: true,
  }),
};
