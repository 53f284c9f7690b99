import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { type Montagem, montagemPadrao, montarTempos, type Tempo } from '../semana.ts';
import { textosHorario } from '../texts.ts';
import { EntradaDeHora } from './entrada-de-hora.tsx';
import estilo from './horario.module.css';
import type { Turno } from '#domains/academico/estrutura/turnos.ts';

const numeros = {
  tempos: [1, 16, 'quantos'],
  minutos: [10, 240, 'minutos'],
  intervaloApos: [0, 16, 'intervaloApos'],
  intervalo: [0, 180, 'intervalo'],
} as const;

/** The first setup of a day: so many periods of so many minutes from an hour on, with a break. */
export function PrimeiraMontagem({ turma, turno, aoMontar }: { turma: string; turno: Turno; aoMontar: (tempos: Tempo[]) => void }) {
  const t = useTextos(textosHorario);
  const [montagem, setMontagem] = useState<Montagem>(() => montagemPadrao(turno));
  const campo = (nome: keyof typeof numeros) => {
    const [min, max, rotulo] = numeros[nome];
    return (
      <TextInput
        key={nome}
        type="number"
        label={t(rotulo)}
        min={min}
        max={max}
        value={montagem[nome]}
        onChange={(evento) =>
          setMontagem({ ...montagem, [nome]: Math.min(max, Math.max(min, Math.trunc(Number(evento.currentTarget.value)) || min)) })
        }
      />
    );
  };
  return (
    <>
      <EstadoVazio titulo={t('vazio', { turma })} texto={t('vazioTexto')} />
      <div className={estilo.montagem}>
        {campo('tempos')}
        {campo('minutos')}
        <label>
          {t('primeiro')}{' '}
          <EntradaDeHora rotulo={t('primeiro')} valor={montagem.inicio} aoMudar={(inicio) => setMontagem({ ...montagem, inicio })} />
        </label>
        {campo('intervaloApos')}
        {campo('intervalo')}
        <Button onClick={() => aoMontar(montarTempos(montagem))}>{t('montar')}</Button>
      </div>
    </>
  );
}
