import { ActionIcon, TextInput } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { formatarData, isDataCivil, parseDataBr } from '#shared/datas.ts';
import { useTextos } from '../../i18n.tsx';
import { Suspenso } from '#platform/web/janelas/suspenso.tsx';
import { type PropsCampo, useCampo, useChave } from '../campo.ts';
import { textosFormulario } from '../texts.ts';
import { emTexto } from './em-texto.ts';

// The calendar and its styles come with the first click on its button.
const Calendario = lazy(() => import('./calendario.tsx'));

type Props = PropsCampo & {
  /** Earliest and latest day that the calendar offers ('YYYY-MM-DD'); the schema decides what is accepted. */
  minima?: string;
  maxima?: string;
  /** A date of the past: '4/3/30' is 1930. */
  nascimento?: boolean;
  aoMudar?: (data: string | null) => void;
};

const escrever = (valor: unknown) => (typeof valor === 'string' && isDataCivil(valor) ? formatarData(valor) : emTexto(valor));

const anoDeHoje = () => new Date().getFullYear();

/** A date: 04031999, 4/3/99 and 04/03/1999 are all 04/03/1999; kept as 'YYYY-MM-DD'. The calendar is the other way in. */
export function CampoData(props: Props) {
  return <Entrada key={useChave(props.nome)} {...props} />;
}

function Entrada({ minima, maxima, nascimento, aoMudar, ...props }: Props) {
  const t = useTextos(textosFormulario);
  const { valor, mudar, aoSair, somenteLeitura, comum } = useCampo(props, { formatar: escrever });
  const [texto, setTexto] = useState(() => escrever(valor));
  const [aberto, setAberto] = useState(false);
  const botao = useRef<HTMLButtonElement>(null);
  const idDoCalendario = useId();
  const ler = (digitado: string) => parseDataBr(digitado, nascimento ? anoDeHoje() : undefined);
  const aceitar = (digitado: string) => {
    const data = ler(digitado);
    // What is no date stays as typed, and the schema refuses it by name.
    mudar(data ?? digitado.trim());
    aoMudar?.(data);
  };
  const nomeDoCalendario = t('abrirCalendario', { rotulo: props.rotulo });
  const abre = (
    <ActionIcon
      ref={botao}
      size="sm"
      aria-label={nomeDoCalendario}
      aria-haspopup="dialog"
      aria-expanded={aberto}
      aria-controls={aberto ? idDoCalendario : undefined}
      disabled={props.desabilitado}
      onClick={() => setAberto(!aberto)}
    >
      <IconCalendar size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      <TextInput
        {...comum}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('formatoDaData')}
        maxLength={12}
        rightSection={somenteLeitura ? undefined : abre}
        value={texto}
        // What is typed takes the place of the day that stands there, as after a Tab.
        onFocus={(evento) => evento.currentTarget.select()}
        onChange={(evento) => {
          setTexto(evento.currentTarget.value);
          aceitar(evento.currentTarget.value);
        }}
        onBlur={() => {
          const data = ler(texto);
          if (data) setTexto(formatarData(data));
          aoSair();
        }}
      />
      {aberto && (
        <Suspenso id={idDoCalendario} ancora={botao} alinhamento="fim" aria-label={nomeDoCalendario} aoFechar={() => setAberto(false)}>
          <Suspense fallback={<p role="status">{t('carregando')}</p>}>
            <Calendario
              valor={ler(texto)}
              minima={minima}
              maxima={maxima}
              aoEscolher={(data) => {
                setTexto(formatarData(data));
                aceitar(data);
                setAberto(false);
              }}
            />
          </Suspense>
        </Suspenso>
      )}
    </>
  );
}
