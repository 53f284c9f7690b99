import type { Disciplinas } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';
import { nomeDoDia } from '#domains/academico/periodos-letivos/calendario/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import type { Tempo } from '../semana.ts';
import { textosHorario } from '../texts.ts';
import estilo from './horario.module.css';
import { chaveDe, type Conteudo, docentesEm, type Quadro } from './use-semana.ts';

type Props = {
  dia: number;
  quadro: Quadro;
  disciplinas: Disciplinas['itens'];
  /** From which the week is to be in force. */
  aPartirDe: string;
  comSalas: boolean;
  somenteLeitura: boolean;
  aoMudar: (quadro: Quadro) => void;
};

/** A weekday: a column of the grid, and on a phone a list of its own. */
export function Dia({ dia, quadro, disciplinas, aPartirDe, comSalas, somenteLeitura, aoMudar }: Props) {
  const { idioma } = useIdioma();
  const nome = nomeDoDia(dia, idioma);
  const mudar = (ordem: number, conteudo: Conteudo | null): void => {
    const { [chaveDe(dia, ordem)]: _, ...outras } = quadro.celulas;
    aoMudar({ ...quadro, celulas: conteudo ? { ...outras, [chaveDe(dia, ordem)]: conteudo } : outras });
  };
  return (
    <section className={estilo.dia} aria-label={nome} style={{ gridRow: `span ${quadro.tempos.length + 1}` }}>
      <h3>{nome}</h3>
      {quadro.tempos.map((tempo) => (
        <Celula
          key={tempo.ordem}
          nomeDoDia={nome}
          tempo={tempo}
          conteudo={quadro.celulas[chaveDe(dia, tempo.ordem)] ?? null}
          {...{ disciplinas, aPartirDe, comSalas, somenteLeitura }}
          aoMudar={(conteudo) => mudar(tempo.ordem, conteudo)}
        />
      ))}
    </section>
  );
}

type PropsCelula = Omit<Props, 'dia' | 'quadro' | 'aoMudar'> & {
  nomeDoDia: string;
  tempo: Tempo;
  conteudo: Conteudo | null;
  aoMudar: (conteudo: Conteudo | null) => void;
};

function Celula({ nomeDoDia: dia, tempo, conteudo, disciplinas, aPartirDe, comSalas, somenteLeitura, aoMudar }: PropsCelula) {
  const t = useTextos(textosHorario);
  const onde = `${dia}, ${t('tempoN', { n: tempo.ordem })}`;
  const escolhida = disciplinas.find(({ id }) => id === conteudo?.turmaDisciplinaId);
  const docentes = escolhida ? docentesEm(escolhida, aPartirDe) : [];
  const escolher = (id: number): void => {
    const nova = disciplinas.find((d) => d.id === id);
    if (!nova) return aoMudar(null);
    const deles = docentesEm(nova, aPartirDe);
    aoMudar({ turmaDisciplinaId: id, docenteId: deles.length === 1 ? (deles[0]?.id ?? null) : null, sala: conteudo?.sala ?? null });
  };
  return (
    <div className={estilo.celula}>
      <span className={estilo.hora}>
        {t('tempoN', { n: tempo.ordem })} {tempo.inicio}
      </span>
      <select
        className={estilo.escolha}
        aria-label={`${onde}: ${t('disciplina')}`}
        disabled={somenteLeitura}
        value={conteudo?.turmaDisciplinaId ?? ''}
        onChange={(evento) => escolher(Number(evento.currentTarget.value))}
      >
        <option value="">{t('vago')}</option>
        {disciplinas.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
      {conteudo && (
        <select
          className={estilo.docente}
          aria-label={`${onde}: ${t('docente')}`}
          disabled={somenteLeitura}
          value={conteudo.docenteId ?? ''}
          onChange={(evento) => aoMudar({ ...conteudo, docenteId: Number(evento.currentTarget.value) || null })}
        >
          <option value="">{t('semDocente')}</option>
          {docentes.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </select>
      )}
      {conteudo && comSalas && (
        <input
          className={estilo.sala}
          aria-label={`${onde}: ${t('sala')}`}
          placeholder={t('sala')}
          maxLength={40}
          disabled={somenteLeitura}
          value={conteudo.sala ?? ''}
          onChange={(evento) => aoMudar({ ...conteudo, sala: evento.currentTarget.value || null })}
        />
      )}
    </div>
  );
}
