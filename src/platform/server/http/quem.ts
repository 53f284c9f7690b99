import type { ChavePermissao } from '#catalog/telas.ts';
import type { Idioma } from '#shared/erros.ts';

/** A demand on a user that stands before everything else: a profile asks for a second factor that is not set up. */
export type Pendencia = 'segundo_fator';

/** The person behind a request, as the database knows them at this moment. */
export type Quem = {
  usuarioId: number;
  sessaoId: number;
  pessoaId: number | null;
  nome: string;
  sobrenome: string;
  email: string;
  /** Bypasses permission checks, never a rule. */
  admin: boolean;
  permissoes: ReadonlySet<ChavePermissao>;
  restritoPainelProfessor: boolean;
  /** What must be done before anything else; until then only what is open to it answers. */
  pendencia?: Pendencia | null;
};

/** Facts of the request that no rule decides by. */
export type Pedido = {
  idioma: Idioma;
  ip: string;
  correlationId: string;
  agente: string;
  cabecalhos: Readonly<Record<string, string | undefined>>;
};
