import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { hojeNaEscola } from '../../fuso.ts';
import { useTextos } from '../../i18n.tsx';
import { escreverPonta, lerPontas, mesInteiro, type TipoIntervalo } from '../filtros/intervalos.ts';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';
import type { Intervalo } from '../tipos.ts';

type Props = { rotulo: string; tipo: TipoIntervalo; valor: Intervalo | null; aoConcluir: (valor: Intervalo | null) => void };
const atalhos = [
  { chave: 'mesPassado', meses: -1 },
  { chave: 'esteMes', meses: 0 },
  { chave: 'proximoMes', meses: 1 },
] as const;

/** From–to of dates or of amounts; either end may stay open. */
export function EditorIntervalo({ rotulo, tipo, valor, aoConcluir }: Props) {
  const t = useTextos(textosTabela);
  const [de, setDe] = useState(escreverPonta(tipo, valor?.de ?? null));
  const [ate, setAte] = useState(escreverPonta(tipo, valor?.ate ?? null));
  const [erro, setErro] = useState<string | null>(null);
  const idErro = useId();
  const aplicar = () => {
    const lido = lerPontas(tipo, de, ate);
    if ('erro' in lido) setErro(t(lido.erro));
    else aoConcluir(lido.intervalo);
  };
  const aoMes = (meses: number) => aoConcluir(mesInteiro(hojeNaEscola(), meses));
  const comum = {
    inputMode: tipo === 'datas' ? 'numeric' : 'decimal',
    placeholder: tipo === 'datas' ? t('formatoDaData') : '0,00',
    'aria-describedby': erro ? idErro : undefined,
    error: erro !== null,
  } as const;
  return (
    <form
      className={estilo.editor}
      aria-label={rotulo}
      onSubmit={(evento) => {
        evento.preventDefault();
        evento.stopPropagation();
        aplicar();
      }}
    >
      <div className={estilo.pontas}>
        <TextInput label={t('de')} value={de} data-autofocus onChange={(evento) => setDe(evento.currentTarget.value)} {...comum} />
        <TextInput label={t('ateRotulo')} value={ate} onChange={(evento) => setAte(evento.currentTarget.value)} {...comum} />
      </div>
      {erro && (
        <p id={idErro} role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      {tipo === 'datas' && (
        <div className={estilo.atalhos}>
          {atalhos.map(({ chave, meses }) => (
            <button key={chave} type="button" className={estilo.botaoTexto} onClick={() => aoMes(meses)}>
              {t(chave)}
            </button>
          ))}
        </div>
      )}
      <Button type="submit" size="xs">
        {t('aplicar')}
      </Button>
    </form>
  );
}
