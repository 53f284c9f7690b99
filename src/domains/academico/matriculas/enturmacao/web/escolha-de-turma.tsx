import { useEffect } from 'react';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useCampo } from '#platform/web/formulario/campo.ts';
import { useContextoDoFormulario } from '#platform/web/formulario/contexto.tsx';
import { camposDe, CampoTexto, useValor } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Turno, turnos } from '#domains/academico/estrutura/turnos.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import estilo from '#domains/academico/matriculas/web/matricula.module.css';

const campo = camposDe<{ turmaId: number | null; motivoExcedente: string | null }>();

export type TurmaOferecida = {
  id: number;
  nome: string;
  turno: Turno;
  situacao: 'aberta' | 'fechada';
  vagas: number;
  alunos: number;
  vagasLivres: number;
};

type Props = {
  turmas: readonly TurmaOferecida[];
  rotulo?: string;
  exceto?: number;
  /** Said in place of the classes while what they depend on is not chosen. */
  espera?: string | null;
};

/** The class, as cards that tell the free places; a full one only for who may enroll over capacity, and then with a reason. */
export function EscolhaDeTurma({ turmas, rotulo, exceto, espera = null }: Props) {
  const t = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const escolhida = useValor(campo('turmaId'));
  const { mudar, comum } = useCampo(
    { nome: campo('turmaId'), rotulo: rotulo ?? t('turma') },
    { formatar: (id) => turmas.find((turma) => turma.id === id)?.nome ?? String(id) },
  );
  const podeExceder = pode('excesso-vagas', 'criar');
  const oferecidas = turmas.filter(({ id, situacao }) => id !== exceto && (situacao === 'aberta' || id === escolhida));
  const cheia = oferecidas.some((turma) => turma.id === escolhida && turma.vagasLivres <= 0);
  useMotivoExigido(cheia);
  return (
    <>
      <fieldset className={estilo.turmas} id={comum.id} tabIndex={-1}>
        <legend>
          {comum.label} <span aria-hidden>*</span>
        </legend>
        {oferecidas.map((turma) => {
          const semVaga = turma.vagasLivres <= 0;
          const fechada = turma.situacao === 'fechada';
          return (
            <label key={turma.id} className={estilo.turma}>
              <input
                type="radio"
                name={comum.id}
                aria-label={turma.nome}
                aria-describedby={`${comum.id}-${turma.id}`}
                checked={turma.id === escolhida}
                disabled={fechada || (semVaga && !podeExceder)}
                onChange={() => mudar(turma.id)}
              />
              <span id={`${comum.id}-${turma.id}`}>
                <strong>{turma.nome}</strong>
                <small>{rotuloDe(turnos, turma.turno, idioma)}</small>
                <small>
                  {fechada
                    ? t('fechada')
                    : semVaga
                      ? t('cheia', { alunos: turma.alunos, vagas: turma.vagas })
                      : t('vagasLivres', { n: turma.vagasLivres })}
                </small>
              </span>
            </label>
          );
        })}
        {espera !== null && <p className="inteira">{espera}</p>}
        {espera === null && oferecidas.length === 0 && (
          <p className="inteira">
            {t('semTurmas')} <Elo tela="turmas-estrutura-novo">{t('criarTurma')}</Elo>
          </p>
        )}
      </fieldset>
      {typeof comum.error === 'string' && <p className={estilo.erroDoCampo}>{comum.error}</p>}
      {cheia && podeExceder && (
        <CampoTexto
          nome={campo('motivoExcedente')}
          rotulo={t('motivoExcedente')}
          colunas={12}
          maximo={300}
          dica={t('ajudaExcedente')}
          obrigatorio
        />
      )}
    </>
  );
}

/** The schema cannot know that a class is full: without the reason, the form is refused here and not only by the server. */
function useMotivoExigido(cheia: boolean): void {
  const tt = useTextos(textosTelas);
  const { locais, form } = useContextoDoFormulario();
  const motivo = useValor(campo('motivoExcedente'));
  const falta = cheia && (typeof motivo !== 'string' || motivo.trim() === '');
  const mensagem = tt('motivoExcedenteFalta');
  const { setFieldValue } = form;
  useEffect(() => {
    const recusados = locais.current;
    if (falta) recusados.set('motivoExcedente', mensagem);
    return () => void recusados.delete('motivoExcedente');
  }, [falta, mensagem, locais]);
  useEffect(() => {
    // A reason given for a full class says nothing of another one.
    if (!cheia) setFieldValue('motivoExcedente', null);
  }, [cheia, setFieldValue]);
}
