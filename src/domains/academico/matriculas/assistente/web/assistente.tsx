import { lazy, Suspense, useState } from 'react';
import type { z } from 'zod';
import { matriculaComContratoApi } from '#domains/academico/contratos/matricula-com-contrato/api.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { PassoContrato, PassoDescontos, TotalDecidido } from './contrato-no-assistente.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { AbasFormulario, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { Decidido } from './decidido.tsx';
import { FimDoPasso } from './fim-do-passo.tsx';
import { relerMatriculas } from '#domains/academico/matriculas/web/lidas.ts';
import { PassoAluno } from './passo-aluno.tsx';
import { PassoResponsaveis } from './passo-responsaveis.tsx';
import { passosVisiveis } from './passos.ts';
import { idDoPainel } from './use-passo.ts';
import { paraForm, responsavelNovo, semNomes } from '#domains/academico/matriculas/responsaveis/web/door.tsx';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';
import { formNovaMatricula } from './valores.ts';

// Nobody begins with these.
const PassoTurma = lazy(async () => ({ default: (await import('./passo-turma.tsx')).PassoTurma }));
const PassoRevisao = lazy(async () => ({ default: (await import('./passo-revisao.tsx')).PassoRevisao }));

const FORMULARIO = 'nova-matricula';
type Valores = z.input<typeof formNovaMatricula>;
export type Feita = { id: number; codigo: string };
type Props = {
  aluno: { id: number; nome: string } | null;
  irmao: MatriculaAberta | null;
  anoLetivoAtualId: number | null;
  aoMatricular: (feita: Feita) => void;
};

/** The steps in one form: nothing is lost between them, the draft outlives the page, and an error opens its step. */
export function Assistente({ aluno, irmao, anoLetivoAtualId, aoMatricular }: Props) {
  const t = useTextos(textosMatricula);
  const comContrato = useSessao().pode('contratos', 'criar');
  // One key for this form: a second click, or a retry after a lost answer, enrolls once.
  const [chave] = useState(() => crypto.randomUUID());
  const [iniciais] = useState(() => valoresIniciais(aluno, irmao, anoLetivoAtualId, comContrato));
  const enviar = async (valores: Valores): Promise<Feita> => {
    try {
      return await chamar(matriculaComContratoApi.matricularComContrato, { body: semNomes(valores) }, { chaveIdempotencia: chave });
    } finally {
      // Refused or done, the places of the classes may no longer be those on the screen.
      void relerMatriculas();
    }
  };
  const conteudos = {
    aluno: <PassoAluno inicial={aluno} />,
    responsaveis: <PassoResponsaveis doIrmao={irmao?.responsaveis ?? []} />,
    turma: (
      <Suspense fallback={<Esqueleto linhas={6} />}>
        <PassoTurma />
      </Suspense>
    ),
    descontos: <PassoDescontos />,
    contrato: <PassoContrato />,
    revisao: (
      <Suspense fallback={<Esqueleto linhas={6} />}>
        <PassoRevisao contrato={comContrato} />
      </Suspense>
    ),
  };
  return (
    <Formulario
      id={FORMULARIO}
      esquema={formNovaMatricula}
      valoresIniciais={iniciais}
      rascunho={aluno ? `matricula-nova-${aluno.id}` : 'matricula-nova'}
      aoSalvar={enviar}
      aposSalvar={(feita) => aoMatricular(feita as Feita)}
    >
      <Pagina resumo={<Decidido contrato={comContrato} />}>
        <AbasFormulario
          parametro="passo"
          rotulo={t('passos')}
          abas={passosVisiveis(comContrato).map(({ chave: passo, rotulo, campos }, i) => ({
            chave: passo,
            rotulo: `${i + 1}. ${t(rotulo)}`,
            campos,
            conteudo: (
              <div id={idDoPainel(passo)} tabIndex={-1}>
                {conteudos[passo]}
                <FimDoPasso formulario={FORMULARIO} />
              </div>
            ),
          }))}
        />
        {comContrato && <TotalDecidido />}
      </Pagina>
    </Formulario>
  );
}

function valoresIniciais(
  aluno: Props['aluno'],
  irmao: MatriculaAberta | null,
  anoLetivoAtualId: number | null,
  comContrato: boolean,
): Valores {
  const doIrmao = irmao?.responsaveis.filter((r) => !r.falecido) ?? [];
  const nomes: Record<string, string> = Object.fromEntries(doIrmao.map((r) => [String(r.pessoaId), r.nome]));
  if (aluno) nomes[String(aluno.id)] = aluno.nome;
  return {
    alunoId: aluno?.id ?? '',
    cursoId: '',
    turmaId: '',
    anoLetivoId: irmao?.anoLetivo.id ?? anoLetivoAtualId ?? '',
    dataMatricula: hojeNaEscola(),
    responsaveis: doIrmao.length > 0 ? paraForm(doIrmao) : [responsavelNovo(true)],
    observacoes: null,
    preMatricula: false,
    motivoExcedente: null,
    semContrato: !comContrato,
    precos: [],
    descontos: [],
    motivoAcimaDaAnuidade: null,
    nomes,
  };
}
