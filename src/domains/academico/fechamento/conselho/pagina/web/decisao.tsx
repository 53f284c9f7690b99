import { escreverInstante } from '#platform/web/fuso.ts';
import { BotaoSalvar, camposDe, CampoSelecao, CampoTextoLongo, EmColunas, Formulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { acertarConsulta, envelhecer } from '#platform/web/rede/consultas.ts';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import {
  ENCAMINHAMENTO_MAXIMO,
  esquemaDoAluno,
  MOTIVO_MAXIMO,
  OBSERVACAO_MAXIMO,
} from '#domains/academico/fechamento/conselho/esquemas.ts';
import { decisoesDoConselho } from '#domains/academico/fechamento/conselho/situacoes.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import type { AlunoNaTela, ConselhoNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';

export const FORMULARIO_DO_ALUNO = 'aluno-em-conselho';
const campo = camposDe<typeof esquemaDoAluno>();
type Props = { conselho: ConselhoNaTela; aluno: AlunoNaTela; escreve: boolean; aposSalvar: () => void };

/** What the council says of a student and, where it may, decides. */
export function Decisao({ conselho, aluno, escreve, aposSalvar }: Props) {
  const t = useTextos(textosConselho);
  const { versao, decisao, motivo, observacao, encaminhamento, por, em } = aluno.registro;
  const decide = aluno.podeDecidir || decisao !== null;
  return (
    <section>
      <h3>{t('oConselhoDisse')}</h3>
      <Formulario
        id={FORMULARIO_DO_ALUNO}
        esquema={esquemaDoAluno}
        valoresIniciais={{ conselhoId: conselho.id, matriculaId: aluno.matriculaId, versao, decisao, motivo, observacao, encaminhamento }}
        rascunho={`conselho-${conselho.id}-${aluno.matriculaId}`}
        somenteLeitura={!escreve}
        aoSalvar={async (_, body, chaveIdempotencia) =>
          naTela(conselho.id, aluno.matriculaId, await chamar(conselhoApi.registrarAluno, { body }, { chaveIdempotencia }))
        }
        aposSalvar={() => {
          avisar.sucesso(t('registrado'));
          void envelhecer('Fechamento');
          aposSalvar();
        }}
      >
        <EmColunas>
          {decide && <CamposDaDecisao aluno={aluno} />}
          <CampoTextoLongo nome={campo('observacao')} rotulo={t('observacao')} colunas={6} maximo={OBSERVACAO_MAXIMO} />
          <CampoTextoLongo nome={campo('encaminhamento')} rotulo={t('encaminhamento')} colunas={6} maximo={ENCAMINHAMENTO_MAXIMO} />
        </EmColunas>
      </Formulario>
      <p>
        {escreve && <BotaoSalvar formulario={FORMULARIO_DO_ALUNO} />}{' '}
        {por !== null && em !== null && <span className="suave">{t('porEm', { por, em: escreverInstante(em) })}</span>}
      </p>
    </section>
  );
}

/** What is said of one student changes nothing of the others: only that is put in place, and the class is not read again. */
function naTela(id: number, matriculaId: number, registro: AlunoNaTela['registro']): void {
  acertarConsulta(conselhoApi.obterConselho, { params: { id } }, (antes) => ({
    ...antes,
    alunos: antes.alunos.map((a) => (a.matriculaId === matriculaId ? { ...a, registro } : a)),
  }));
}

function CamposDaDecisao({ aluno: { podeAprovar, reprovadas, regra } }: Pick<Props, 'aluno'>) {
  const t = useTextos(textosConselho);
  const opcoes = useOpcoes(decisoesDoConselho).map((opcao) => ({ ...opcao, desabilitada: opcao.valor !== 'mantido' && !podeAprovar }));
  const decisao = useValor(campo('decisao'));
  const limite = regra.disciplinasDoConselho ?? reprovadas.length;
  return (
    <>
      <CampoSelecao
        nome={campo('decisao')}
        rotulo={t('decisao')}
        colunas={4}
        opcoes={opcoes}
        placeholder={t('semDecisao')}
        {...(podeAprovar ? {} : { dica: t('alemDoLimite', { limite, n: reprovadas.length }) })}
      />
      {decisao && <CampoTextoLongo nome={campo('motivo')} rotulo={t('motivoDaDecisao')} colunas={8} linhas={2} maximo={MOTIVO_MAXIMO} />}
    </>
  );
}
