import { defineErros, type ErroNegocio, errosComuns } from '#shared/erros.ts';

type ErroPg = { code: string; constraint: string; message: string; detail: string; table: string; column: string };
type Tradutor = (detalhe: string) => ErroNegocio;

/** Refusals of the database itself, raised by triggers of the platform. */
export const errosDoBanco = defineErros({
  REGISTRO_IMUTAVEL: {
    status: 409,
    br: 'Este registro é definitivo: corrija com um novo lançamento, não alterando o que já aconteceu.',
    en: 'This record is final: correct it with a new entry instead of changing what happened.',
  },
});

const tradutores = new Map<string, Tradutor>([['REGISTRO_IMUTAVEL', () => errosDoBanco.REGISTRO_IMUTAVEL()]]);

/** 57Pxx: server going down, coming up or killed; 53xxx: out of connections, disk or memory; the rest are sockets. */
const codigosSemConexao = new Set(
  '57P01 57P02 57P03 57P05 53000 53100 53200 53300 58000 58030 ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(
    ' ',
  ),
);
const frasesSemConexao =
  /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|not queryable|Connection ended unexpectedly/i;
/** Values that no column takes: too long, out of range, impossible date, NUL character. */
const codigosDeValor = new Set(['22001', '22003', '22008', '22021', '22P05']);
/** Rules that only their room can put into words: a check, a value that is missing, ranges that overlap. */
const codigosDeRegra = new Set(['23514', '23502', '23P01']);

/**
 * Declares what the violation of a constraint, or the CODE that one of our triggers raises ('CODE|detail'), means to a
 * person. Called by rooms when their module loads; the translator receives the detail.
 * @throws Error when two rooms declare the same name.
 */
export function registrarRestricoes(mapa: Readonly<Record<string, Tradutor>>): void {
  for (const [nome, tradutor] of Object.entries(mapa)) {
    const anterior = tradutores.get(nome);
    if (anterior !== undefined && anterior !== tradutor) throw new Error(`the constraint ${nome} was already declared`);
    tradutores.set(nome, tradutor);
  }
}

/** Whether the failure is a lost, refused or exhausted database: the request may be repeated as it is. */
export function isConexaoPerdida(causa: unknown): boolean {
  // A host with two addresses gives one error per address.
  if (causa instanceof AggregateError && causa.errors.length > 0) return causa.errors.every(isConexaoPerdida);
  const { code, message } = comoErroPg(causa);
  return codigosSemConexao.has(code) || /^08\w{3}$/.test(code) || frasesSemConexao.test(message);
}

/** Whether the database had no room for what it was to write: nothing of it was kept. */
export const isDiscoCheio = (causa: unknown): boolean => comoErroPg(causa).code === '53100';

/** Whether two transactions collided (serialization failure, deadlock) and one was refused without effect. */
export function isConflito(causa: unknown): boolean {
  const { code } = comoErroPg(causa);
  return code === '40001' || code === '40P01';
}

/**
 * The refusal that a database error stands for; null when it is none of ours and so a defect. A conflict that survived
 * the retries of `transacao`, or a lock that was not waited for, is an operation under way.
 */
export function traduzirErroDoBanco(causa: unknown): ErroNegocio | null {
  const erro = comoErroPg(causa);
  if (erro.code === 'P0001') {
    const [codigo = '', ...detalhe] = erro.message.split('|');
    const tradutor = tradutores.get(codigo);
    if (tradutor) return tradutor(detalhe.join('|'));
    return /^[A-Z][A-Z_]+$/.test(codigo) ? semTexto(codigo) : null;
  }
  if (isDiscoCheio(causa)) return errosComuns.DISCO_CHEIO();
  if (isConexaoPerdida(causa) || erro.code === '57014') return errosComuns.BANCO_INDISPONIVEL();
  if (isConflito(causa) || erro.code === '55P03') return errosComuns.OPERACAO_EM_ANDAMENTO();
  // What is pointed at stays while it is in use, whichever of its references says so first: rooms only tell who points at nothing.
  if (erro.code === '23503' && !faltaReferido(erro)) return errosComuns.REGISTRO_EM_USO();
  const tradutor = tradutores.get(erro.constraint);
  if (tradutor !== undefined && erro.code.startsWith('23')) return tradutor(erro.detail);
  if (erro.code === '23505') return errosComuns.REGISTRO_DUPLICADO();
  if (erro.code === '23503') return errosComuns.NAO_ENCONTRADO();
  if (codigosDeRegra.has(erro.code)) return semTexto(erro.constraint || `${erro.table}.${erro.column}`);
  if (codigosDeValor.has(erro.code)) return errosComuns.DADOS_INVALIDOS();
  return null;
}

/** A rule that nobody declared: a defect of ours, which is told by its name and logged where it is answered. */
const semTexto = (restricao: string): ErroNegocio => errosComuns.RESTRICAO_SEM_TEXTO({ restricao });

/** One code serves both sides of a reference; only the sentence (English or Portuguese server) tells them apart. */
function faltaReferido({ message }: ErroPg): boolean {
  return /^(?:insert or update|inserção ou atualização)/i.test(message);
}

function comoErroPg(causa: unknown): ErroPg {
  const campo = (nome: string): string => {
    const valor: unknown = typeof causa === 'object' && causa !== null ? Reflect.get(causa, nome) : undefined;
    return typeof valor === 'string' ? valor : '';
  };
  return {
    code: campo('code'),
    constraint: campo('constraint'),
    message: campo('message'),
    detail: campo('detail'),
    table: campo('table'),
    column: campo('column'),
  };
}
