import { formatarData, isDataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { texto } from '#shared/textos.ts';
import { planos } from '#domains/academico/estrutura/criterio/criterio.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { papeisDe } from '#domains/academico/matriculas/web/rotulos.ts';

type Valores = Record<string, unknown> | null;
export type Mudanca = { campo: string; rotulo: string; antes: string; depois: string };

/** What the audit keeps of an enrollment that a person reads; ids say nothing and stay out. */
const campos = [
  'movimento',
  'turma',
  'dataInicio',
  'dataMatricula',
  'dataSaida',
  'excedente',
  'responsaveis',
  'observacoes',
  'plano',
] as const;
type Campo = (typeof campos)[number];
const rotulos = {
  movimento: 'movimento',
  turma: 'turma',
  dataInicio: 'aPartirDe',
  dataMatricula: 'dataMatricula',
  dataSaida: 'dataSaida',
  excedente: 'motivoExcedente',
  responsaveis: 'responsaveis',
  observacoes: 'observacoes',
  plano: 'plano',
} as const satisfies Record<Campo, keyof typeof textosMatricula>;

/** The members that one audit row tells about, as a person reads them; those that did not change stay out. */
export function mudancasDe(antes: Valores, depois: Valores, idioma: Idioma): Mudanca[] {
  return campos
    .map((campo) => ({
      campo,
      rotulo: texto(textosMatricula, rotulos[campo], idioma),
      antes: descrever(campo, antes?.[campo], idioma),
      depois: descrever(campo, depois?.[campo], idioma),
    }))
    .filter((mudanca) => mudanca.antes !== mudanca.depois);
}

type Responsavel = { nome?: unknown; pedagogico?: unknown; financeiro?: unknown; percentual?: unknown };

function descrever(campo: Campo, valor: unknown, idioma: Idioma): string {
  if (campo === 'responsaveis')
    return Array.isArray(valor)
      ? valor
          .filter(comNome)
          .map((r) => descreverResponsavel(r, idioma))
          .join('; ')
      : '';
  if (typeof valor !== 'string' || valor === '') return '';
  if (campo === 'plano') return rotuloDe(planos, valor, idioma);
  if (campo === 'movimento') return rotuloDe(movimentos, valor, idioma);
  return isDataCivil(valor) ? formatarData(valor) : valor;
}

// The creation keeps ids only: roles of nobody in particular say nothing.
const comNome = (r: Responsavel): r is Responsavel & { nome: string } => typeof r.nome === 'string';

function descreverResponsavel({ nome, pedagogico, financeiro, percentual }: Responsavel & { nome: string }, idioma: Idioma): string {
  const papeis = papeisDe(
    { pedagogico: pedagogico === true, financeiro: financeiro === true, percentual: typeof percentual === 'string' ? percentual : null },
    texto(textosMatricula, 'pedagogico', idioma).toLowerCase(),
    texto(textosMatricula, 'financeiro', idioma).toLowerCase(),
  );
  return `${nome} (${papeis})`;
}
