import { errosComuns, type Idioma, mensagemDaRecusa, type ParametrosDeRecusa } from '#shared/erros.ts';
import { errosMatricula } from '#domains/academico/matriculas/erros.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { errosRematricula } from '../erros.ts';

/** The sentence of a stored code: ours, or that of the room that refused. */
export function mensagemDe(codigo: string | null, params: ParametrosDeRecusa | null, idioma: Idioma): string | null {
  if (codigo === null) return null;
  const definicoes: Readonly<Record<string, { br: string; en: string }>> = {
    ...errosComuns.definicoes,
    ...errosContrato.definicoes,
    ...errosMatricula.definicoes,
    ...errosRematricula.definicoes,
  };
  const definicao = definicoes[codigo];
  return definicao ? mensagemDaRecusa(definicao, params ?? {}, idioma) : codigo;
}
