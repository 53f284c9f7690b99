import { useState } from 'react';
import type { z } from 'zod';
import { hojeEm } from '#shared/datas.ts';
import { chamar } from '#platform/web/api.ts';
import { AbasFormulario, BotaoSalvar, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Pagina } from '#platform/web/pagina.tsx';
import { matriculasApi } from '../api.ts';
import { textosMatricula } from '../texts.ts';
import { Decidido } from './decidido.tsx';
import { fusoDaEscola, relerMatriculas } from './lidas.ts';
import type { Feita } from './matricula-feita.tsx';
import { PassoAluno } from './passo-aluno.tsx';
import { PassoResponsaveis } from './passo-responsaveis.tsx';
import { PassoRevisao } from './passo-revisao.tsx';
import { PassoTurma } from './passo-turma.tsx';
import { formNovaMatricula, type MatriculaAberta, paraForm, responsavelNovo } from './valores.ts';

const FORMULARIO = 'nova-matricula';
type Valores = z.input<typeof formNovaMatricula>;
type Props = {
  aluno: { id: number; nome: string } | null;
  irmao: MatriculaAberta | null;
  anoLetivoAtualId: number | null;
  aoMatricular: (feita: Feita) => void;
};

/** The four steps in one form: nothing is lost between them, the draft outlives the page, and an error opens its step. */
export function Assistente({ aluno, irmao, anoLetivoAtualId, aoMatricular }: Props) {
  const t = useTextos(textosMatricula);
  // One key for this form: a second click, or a retry after a lost answer, enrolls once.
  const [chave] = useState(() => crypto.randomUUID());
  const [iniciais] = useState(() => valoresIniciais(aluno, irmao, anoLetivoAtualId));
  const enviar = async ({ nomes, ...body }: Valores): Promise<Feita> => {
    const { id, codigo } = await chamar(matriculasApi.criarMatricula, { body }, { chaveIdempotencia: chave });
    return { id, codigo, aluno: nomes[String(body.alunoId)] ?? '' };
  };
  return (
    <Formulario
      id={FORMULARIO} esquema={formNovaMatricula} valoresIniciais={iniciais} rascunho={aluno ? `matricula-nova-${aluno.id}` : 'matricula-nova'} aoSalvar={enviar}
      aposSalvar={(feita) => {
        void relerMatriculas();
        aoMatricular(feita as Feita);
      }}
    >
      <Pagina acoes={<BotaoSalvar formulario={FORMULARIO} rotulo={t('matricular')} />} resumo={<Decidido />}>
        <AbasFormulario
          parametro="passo" rotulo={t('passos')}
          abas={[
            { chave: 'aluno', rotulo: t('passoAluno'), campos: ['alunoId'], conteudo: <PassoAluno inicial={aluno} /> },
            { chave: 'responsaveis', rotulo: t('passoResponsaveis'), campos: ['responsaveis'], conteudo: <PassoResponsaveis /> },
            {
              chave: 'turma', rotulo: t('passoTurma'), conteudo: <PassoTurma />,
              campos: ['anoLetivoId', 'cursoId', 'turmaId', 'dataMatricula', 'observacoes', 'preMatricula', 'motivoExcedente'],
            },
            { chave: 'revisao', rotulo: t('passoRevisao'), campos: [], conteudo: <PassoRevisao formulario={FORMULARIO} /> },
          ]}
        />
      </Pagina>
    </Formulario>
  );
}

function valoresIniciais(aluno: Props['aluno'], irmao: MatriculaAberta | null, anoLetivoAtualId: number | null): Valores {
  const nomes: Record<string, string> = Object.fromEntries((irmao?.responsaveis ?? []).map((r) => [String(r.pessoaId), r.nome]));
  if (aluno) nomes[String(aluno.id)] = aluno.nome;
  return {
    alunoId: aluno?.id ?? '', cursoId: '', turmaId: '', anoLetivoId: irmao?.anoLetivo.id ?? anoLetivoAtualId ?? '',
    dataMatricula: hojeEm(new Date(), fusoDaEscola), responsaveis: irmao ? paraForm(irmao.responsaveis) : [responsavelNovo(true)],
    observacoes: null, preMatricula: false, motivoExcedente: null, nomes,
  };
}
