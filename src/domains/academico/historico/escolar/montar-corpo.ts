import type { AnoDoHistorico, AnoEmCurso, CorpoDoHistorico } from './conteudo.ts';
import { montarGrade } from './montar-grade.ts';
import type { Assinaturas, FatosDoHistorico } from './pendencias.ts';
import { escalasDe, observacoesDe } from './redigir.ts';
import type { Cursos } from './sequencia.ts';
import type { TipoHistorico } from './tipos.ts';

type Nossas = Parameters<typeof montarGrade>[1];

/** What the paper says, from what is known of the student: the same facts give the same words. */
export function montarCorpo(
  tipo: TipoHistorico,
  fatos: FatosDoHistorico,
  { cursos, nossas }: { cursos: Cursos; nossas: Nossas },
  emCurso: AnoEmCurso | null,
): CorpoDoHistorico {
  const { anos, escola, aluno } = fatos;
  // The year that is printed by itself needs no sentence that it goes on.
  const semFechamento = fatos.semFechamento.filter(({ ano }) => ano !== emCurso?.ano);
  return {
    tipo,
    escola,
    aluno,
    anos: anos.map(colunaDe),
    linhas: montarGrade(anos, nossas),
    emCurso,
    escalas: escalasDe(anos),
    observacoes: observacoesDe({ ...fatos, semFechamento }, cursos, nossas),
    assinaturas: quemAssina(fatos.assinaturas),
  };
}

/** A year as the paper prints it. */
export function colunaDe({ ano, serie, turma, escola, cargaHoraria, diasLetivos, frequencia, resultado, observacao }: AnoDoHistorico) {
  const lugar = [escola.cidade, escola.uf].filter(Boolean).join('/');
  return { ano, serie, turma, escola: escola.nome, lugar, cargaHoraria, diasLetivos, frequencia, resultado, observacao };
}

function quemAssina({ diretorNome, diretorRegistro, secretarioNome, secretarioRegistro }: Assinaturas): CorpoDoHistorico['assinaturas'] {
  return [
    { nome: secretarioNome ?? '', cargo: 'Secretaria escolar', registro: secretarioRegistro },
    { nome: diretorNome ?? '', cargo: 'Direção', registro: diretorRegistro },
  ];
}
