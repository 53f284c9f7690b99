import { type ErroNegocio, errosComuns } from '#shared/erros.ts';

type ErroPg = { code?: string; constraint?: string; message?: string; detail?: string };
type Tradutor = (detalhe: string) => ErroNegocio;

const tradutores = new Map<string, Tradutor>();
const semConexao = new Set(['57P01', '57P02', '57P03', '53300', '53100', '53200', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/**
 * Declares what the violation of a constraint, or the CODE that one of our triggers raises ('CODE|detail'), means to a person.
 * Called by rooms when their module loads.
 */
export function registrarRestricoes(mapa: Readonly<Record<string, Tradutor>>): void {
  for (const [nome, tradutor] of Object.entries(mapa)) tradutores.set(nome, tradutor);
}

/** Whether the failure is a lost, refused or exhausted database: the request may be repeated as it is. */
export function isConexaoPerdida(causa: unknown): boolean {
  const { code = '', message = '' } = (causa ?? {}) as ErroPg;
  return semConexao.has(code) || code.startsWith('08') || /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|not queryable/i.test(message);
}

/** Whether two transactions collided (serialization failure, deadlock) and one was refused without effect. */
export function isConflito(causa: unknown): boolean {
  const { code } = (causa ?? {}) as ErroPg;
  return code === '40001' || code === '40P01';
}

/** The refusal that a database error stands for; null when it is none of ours. */
export function traduzirErroDoBanco(causa: unknown): ErroNegocio | null {
  const { code, constraint = '', message = '', detail = '' } = (causa ?? {}) as ErroPg;
  if (code === 'P0001') {
    const [codigo = '', ...resto] = message.split('|');
    return tradutores.get(codigo)?.(resto.join('|')) ?? null;
  }
  const tradutor = tradutores.get(constraint);
  if (tradutor) return tradutor(detail);
  if (code === '23505') return errosComuns.REGISTRO_DUPLICADO();
  if (code === '23503') return errosComuns.REGISTRO_EM_USO();
  if (code === '23514' || code === '23502' || code === '22001' || code === '22003' || code === '23P01') return errosComuns.DADOS_INVALIDOS();
  return null;
}
