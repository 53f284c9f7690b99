import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const texto = z.string();
const copia = z.object({
  id: z.number(),
  origem: z.enum(['tela', 'comando', 'noite']),
  usuarioNome: texto.nullable(),
  /** Null when none came about; then `erro` says why. */
  nome: texto.nullable(),
  erro: texto.nullable(),
  linhas: z.number(),
  bytes: z.number(),
  duracaoMs: z.number(),
  concluidaEm: texto,
  /** When it was deleted because its time was over. */
  apagadaEm: texto.nullable(),
  /** Whether its folder stands where this portal keeps backups. */
  naPasta: z.boolean(),
  verificacaoAchados: z.number().nullable(),
  verificacaoErro: texto.nullable(),
  verificacaoMs: z.number().nullable(),
  verificadaEm: texto.nullable(),
});
/** What each part of the portal's health may be: the first is well, whatever else is degraded. */
export const situacoesDaSaude = {
  banco: ['ok'],
  tarefas: ['ok', 'retidas', 'paradas'],
  relatorios: ['ok', 'indisponiveis'],
  disco: ['ok', 'atencao', 'cheio'],
  copias: ['ok', 'desligadas', 'atrasadas', 'falharam'],
  integridade: ['ok', 'violada', 'atrasada'],
} as const;
export const saude = z.object({
  situacao: z.enum(['ok', 'degradada']),
  banco: z.enum(situacoesDaSaude.banco),
  tarefas: z.enum(situacoesDaSaude.tarefas),
  relatorios: z.enum(situacoesDaSaude.relatorios),
  disco: z.enum(situacoesDaSaude.disco),
  copias: z.enum(situacoesDaSaude.copias),
  integridade: z.enum(situacoesDaSaude.integridade),
});
export type Saude = z.infer<typeof saude>;
export const esquemaRetomada = z.strictObject({ restauracaoId: z.int().positive(), descartarCorreio: z.boolean() });

/** How the portal itself is: backups, health, and what a restore holds back. */
export const operacaoApi = {
  obterOperacao: defineEndpoint({
    method: 'GET',
    path: 'Operacao',
    acesso: comPermissao('copias:visualizar'),
    resumo: 'Health of the portal, the last backups with what became of them, and what a restore holds back',
    output: z.object({
      saude,
      /** Hour of the school from which the night's backup is made; null: never. */
      hora: z.number().nullable(),
      ultimaCopiaEm: texto.nullable(),
      ultimaVerificacao: z.object({ achados: z.number(), invariantes: z.number(), concluidaEm: texto }).nullable(),
      restauracao: z
        .object({
          id: z.number(),
          copia: texto.nullable(),
          retratoEm: texto.nullable(),
          feitaEm: texto,
          salto: z.number(),
          sessoesEncerradas: z.number(),
          correio: z.number(),
          outros: z.number(),
        })
        .nullable(),
      copias: z.array(copia),
    }),
  }),
  pedirCopia: defineEndpoint({
    method: 'POST',
    path: 'Operacao/copias',
    acesso: comPermissao('copias:criar'),
    resumo: 'Has a backup made and tried, as one is every night',
    body: z.strictObject({}),
    output: z.null(),
  }),
  retomar: defineEndpoint({
    method: 'POST',
    path: 'Operacao/retomada',
    acesso: comPermissao('copias:editar'),
    resumo: 'After a restore: lets mail and jobs go on, without the mails that waited in the backup when they are said to have left',
    body: esquemaRetomada,
    /** `deLado`: queues that this version does not have, whose work stays held back. */
    output: z.object({ retomados: z.number(), descartados: z.number(), deLado: z.array(texto) }),
  }),
};
