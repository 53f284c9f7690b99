export type Idioma = 'br' | 'en';
export type Textos = { br: string; en: string };

/** One wrong field of a request: where, a stable code, and the message in the request's language. */
export type ErroDeCampo = { path: string; code: string; message: string };

export type StatusErro = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;
export type ParametrosErro = Record<string, string | number>;
/** The names between braces in a text: those of '{n:aluno|alunos} de {curso}' are `n` and `curso`; {{termo}} is the word of a letter. */
export type NomesEm<S extends string> = string extends S
  ? string
  : S extends `${string}{${infer N}}${infer Resto}`
    ? (N extends `{${string}` ? never : N extends `${infer Nome}:${string}` ? Nome : N) | NomesEm<Resto>
    : never;
export type DefinicaoErro = Textos & { status: StatusErro };

/** A record as the audit names it; `acoes` (a pattern) leaves out what does not change the version that an edit is based on. */
export type AlvoAuditado = { tipo: string; id: number; acoes?: string };
/** Who changed a record last, when, and whether it was the reader in another window. */
export type AlteracaoAlheia = { por: string; em: string; propria: boolean };
type ExtraDoErro = {
  campos?: readonly (string | { path: string; code?: string; textos?: Textos })[];
  detalhe?: unknown;
  alvo?: AlvoAuditado | null;
  alteracao?: AlteracaoAlheia | null;
  esperaSegundos?: number | null;
};

/**
 * A refusal with a stable code. It is thrown by rules and use cases and translated to HTTP in one place;
 * the message is rendered only there, in the language of the request.
 */
export class ErroNegocio extends Error {
  readonly code: string;
  readonly status: StatusErro;
  readonly textos: Textos;
  readonly params: ParametrosDeRecusa;
  /** Fields of the body that the refusal points at; `textos` overrides the message for that field. */
  readonly campos: readonly { path: string; code?: string; textos?: Textos }[];
  /** Extra data for the client, such as the current record of a stale edit. */
  readonly detalhe: unknown;
  /** The audited record behind a stale edit, or behind what is closed: the answer says who changed or closed it last, and when. */
  readonly alvo: AlvoAuditado | null;
  /** Who changed that record last; the server finds it out when it answers. */
  readonly alteracao: AlteracaoAlheia | null;
  /** After how many seconds it may be tried again, where that is known. */
  readonly esperaSegundos: number | null;

  constructor(code: string, definicao: DefinicaoErro, params: ParametrosDeRecusa = {}, extra: ExtraDoErro = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'ErroNegocio';
    this.code = code;
    this.status = definicao.status;
    this.textos = { br: definicao.br, en: definicao.en };
    this.params = params;
    this.campos = (extra.campos ?? []).map((campo) => (typeof campo === 'string' ? { path: campo } : campo));
    this.detalhe = extra.detalhe;
    this.alvo = extra.alvo ?? null;
    this.alteracao = extra.alteracao ?? null;
    this.esperaSegundos = extra.esperaSegundos ?? null;
  }

  /** The same refusal, pointing at its fields by the names of another body: the item of a batch, another call's spelling. */
  apontando(nomeDe: (path: string) => string): ErroNegocio {
    const campos = this.campos.map((campo) => ({ ...campo, path: nomeDe(campo.path) }));
    const { detalhe, alvo, alteracao, esperaSegundos } = this;
    return new ErroNegocio(this.code, { status: this.status, ...this.textos }, this.params, {
      campos,
      detalhe,
      alvo,
      alteracao,
      esperaSegundos,
    });
  }

  /** The message in a language, with its parameters in place. */
  mensagem(idioma: Idioma): string {
    return mensagemDaRecusa(this.textos, this.params, idioma);
  }
}

/** The message of a refusal, or of its stored code and parameters, in a language. */
export function mensagemDaRecusa(textos: Textos, params: ParametrosDeRecusa, idioma: Idioma): string {
  const escritos = Object.entries(params).map(([nome, valor]) => [nome, typeof valor === 'object' ? valor[idioma] : valor]);
  return preencher(textos[idioma], Object.fromEntries(escritos));
}

/**
 * Puts `{name}` parameters into a text. `{name:word|words}` is the word that goes with a count: the first of exactly one, the second of
 * everything else, for texts whose counts are several or are not called `n`.
 */
export function preencher(texto: string, params: ParametrosErro): string {
  return texto.replaceAll(/\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g, (inteiro, nome: string, um?: string, varios?: string) => {
    if (!(nome in params)) return inteiro;
    const valor = String(params[nome]);
    return (valor === '1' ? um : varios) ?? valor;
  });
}

/** What goes into the text of a refusal: as it is, or in the words of each language. */
export type ParametrosDeRecusa = Record<string, string | number | Textos>;
/** Parameters that say a state or name a field: always in words, never as the code in which it is stored. */
export const nomesDeEstado = ['situacao', 'novaSituacao', 'movimento', 'resultado', 'novoResultado', 'campo'] as const;
type ParametrosDe<N extends string> = { [K in N]: K extends (typeof nomesDeEstado)[number] ? Textos : string | number | Textos };
/** Makes a refusal with exactly the parameters that its text names. */
type Fabrica<D extends DefinicaoErro> = [NomesEm<D['br']>] extends [never]
  ? (params?: object, extra?: ExtraDoErro) => ErroNegocio
  : (params: ParametrosDe<NomesEm<D['br']>>, extra?: ExtraDoErro) => ErroNegocio;

/**
 * Defines the refusals of a room: code → status and message in both languages. Gives a factory per code:
 * `throw erros.TITULO_JA_LIQUIDADO({ numero })`.
 */
export function defineErros<const T extends Record<string, DefinicaoErro>>(
  definicoes: T,
): { [K in keyof T]: Fabrica<T[K]> } & { definicoes: T } {
  const fabricas: Record<string, unknown> = { definicoes };
  for (const [code, definicao] of Object.entries(definicoes)) {
    fabricas[code] = (params?: ParametrosDeRecusa, extra?: ExtraDoErro) => new ErroNegocio(code, definicao, params, extra);
  }
  return fabricas as { [K in keyof T]: Fabrica<T[K]> } & { definicoes: T };
}

/** Refusals that belong to no room. */
export const errosComuns = defineErros({
  DADOS_INVALIDOS: { status: 400, br: 'Confira os campos destacados.', en: 'Check the highlighted fields.' },
  CORPO_INVALIDO: { status: 400, br: 'O corpo do pedido não é um JSON válido.', en: 'The request body is not valid JSON.' },
  PEDIDO_ILEGIVEL: {
    status: 400,
    br: 'O pedido não pode ser lido: confira o endereço e os cabeçalhos.',
    en: 'The request cannot be read: check its address and headers.',
  },
  CABECALHOS_GRANDES: { status: 431, br: 'Os cabeçalhos do pedido são grandes demais.', en: 'The headers of the request are too large.' },
  ORDENACAO_INVALIDA: {
    status: 400,
    br: 'Não é possível ordenar por "{ordem}". Use um destes: {permitidos}.',
    en: 'Cannot sort by "{ordem}". Use one of: {permitidos}.',
  },
  CHAVE_IDEMPOTENCIA_AUSENTE: {
    status: 400,
    br: 'Esta operação exige o cabeçalho Idempotency-Key.',
    en: 'This operation requires the Idempotency-Key header.',
  },
  CHAVE_IDEMPOTENCIA_INVALIDA: {
    status: 400,
    br: 'O cabeçalho Idempotency-Key deve ter de 8 a 100 caracteres simples.',
    en: 'The Idempotency-Key header must have 8 to 100 plain characters.',
  },
  CHAVE_IDEMPOTENCIA_REUTILIZADA: {
    status: 422,
    br: 'Esta chave de operação já foi usada com outros dados.',
    en: 'This operation key was already used with other data.',
  },
  SESSAO_INVALIDA: { status: 401, br: 'Sua sessão terminou. Entre novamente.', en: 'Your session has ended. Sign in again.' },
  SEM_PERMISSAO: {
    status: 403,
    br: 'Você não tem permissão para {acao} em {tela}.',
    en: 'You do not have permission to {acao} in {tela}.',
  },
  AUTOR_SEM_PERMISSAO: {
    status: 403,
    br: 'Quem pediu esta tarefa não tem mais a permissão que ela exige. O que já estava feito fica; o resto não foi feito.',
    en: 'Whoever asked for this job no longer holds the permission it needs. What was done stays; the rest was not done.',
  },
  SEGUNDO_FATOR_PENDENTE: {
    status: 403,
    br: 'Seu perfil exige um segundo fator para entrar. Configure-o antes de continuar.',
    en: 'Your profile asks for a second factor at sign-in. Set it up before going on.',
  },
  ORIGEM_RECUSADA: { status: 403, br: 'Pedido vindo de outro site foi recusado.', en: 'A request from another site was refused.' },
  NAO_ENCONTRADO: { status: 404, br: 'O item pedido não foi encontrado.', en: 'The requested item was not found.' },
  ROTA_INEXISTENTE: { status: 404, br: 'Este endereço não existe.', en: 'This address does not exist.' },
  VERSAO_DESATUALIZADA: {
    status: 409,
    br: 'Este registro foi alterado por outra pessoa depois que você o abriu.',
    en: 'This record was changed by someone else after you opened it.',
  },
  OPERACAO_EM_ANDAMENTO: { status: 409, br: 'Esta operação já está em andamento.', en: 'This operation is already running.' },
  REGISTRO_EM_USO: {
    status: 409,
    br: 'Este registro está em uso e não pode ser excluído.',
    en: 'This record is in use and cannot be deleted.',
  },
  REGISTRO_DUPLICADO: { status: 409, br: 'Já existe um registro com estes dados.', en: 'A record with this data already exists.' },
  RESTRICAO_SEM_TEXTO: {
    status: 409,
    br: 'Uma regra do banco de dados ({restricao}) impediu a gravação, e nada foi gravado. É uma falha do portal: avise o suporte com o código.',
    en: 'A rule of the database ({restricao}) stopped the change, and nothing was saved. It is a fault of the portal: tell support the code.',
  },
  ARQUIVO_GRANDE: { status: 413, br: 'O arquivo passa do limite de {limite}.', en: 'The file is over the limit of {limite}.' },
  CORPO_GRANDE: {
    status: 413,
    br: 'Os dados enviados passam do limite de tamanho. Uma foto ou um anexo tem até 10 MB.',
    en: 'The data sent is over the size limit. A photo or an attachment has up to 10 MB.',
  },
  TIPO_NAO_ACEITO: { status: 415, br: 'Este tipo de conteúdo não é aceito aqui.', en: 'This content type is not accepted here.' },
  MUITAS_TENTATIVAS: {
    status: 429,
    br: 'Muitas tentativas. Tente de novo em {segundos} {segundos:segundo|segundos}.',
    en: 'Too many attempts. Try again in {segundos} {segundos:second|seconds}.',
  },
  COTA_DE_ENVIOS: {
    status: 429,
    br: 'Você já enviou o máximo de arquivos de um dia. Tente de novo em {minutos} {minutos:minuto|minutos}.',
    en: 'You have sent as many files as one day allows. Try again in {minutos} {minutos:minute|minutes}.',
  },
  COTA_DE_EXPORTACOES: {
    status: 429,
    br: 'Você já exportou o máximo de listas de uma hora. Tente de novo em {minutos} {minutos:minuto|minutos}.',
    en: 'You have exported as many lists as one hour allows. Try again in {minutos} {minutos:minute|minutes}.',
  },
  COTA_DE_CPFS: {
    status: 429,
    br: 'Você já procurou muitos CPFs que ninguém tem aqui. Procure pelo nome, ou tente de novo em {horas} {horas:hora|horas}.',
    en: 'You have looked for many CPFs that nobody has here. Look by name, or try again in {horas} {horas:hour|hours}.',
  },
  ERRO_INTERNO: { status: 500, br: 'Ocorreu um erro interno.', en: 'An internal error has occurred.' },
  DADOS_PROTEGIDOS: {
    status: 503,
    br: 'Estes dados estão protegidos e a chave que os abre ({chave}) não está neste servidor. Avise quem cuida do sistema.',
    en: 'This data is protected and the key that opens it ({chave}) is not on this server. Tell whoever runs the system.',
  },
  DISCO_CHEIO: {
    status: 503,
    br: 'O disco do servidor está cheio: nada é gravado até que haja espaço, e consultar continua possível. O que você digitou não foi perdido. Avise quem cuida do sistema.',
    en: 'The disk of the server is full: nothing is saved until there is space, and reading is still possible. What you typed is not lost. Tell whoever runs the system.',
  },
  BANCO_INDISPONIVEL: {
    status: 503,
    br: 'O sistema está sem acesso ao banco de dados neste momento. O que você digitou não foi perdido: tente de novo em instantes.',
    en: 'The system cannot reach its database right now. What you typed is not lost: try again in a moment.',
  },
});

/**
 * The refusal of an edit based on an older version: with the record as it is now, and its name in the audit, from which the
 * answer tells who changed it and when.
 */
export const versaoDesatualizada = (alvo: AlvoAuditado, atual?: unknown): ErroNegocio =>
  errosComuns.VERSAO_DESATUALIZADA({}, { detalhe: atual, alvo });
