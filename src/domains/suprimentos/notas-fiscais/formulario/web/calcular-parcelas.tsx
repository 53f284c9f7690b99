import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { formatarData, parseDataBr } from '#shared/datas.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { Passos } from './passos.tsx';
import { type Calculo, useCalculo } from './use-calculo.ts';
import estilo from '#domains/suprimentos/notas-fiscais/web/notas.module.css';
import { campo } from './caminhos.ts';

/** Divides an invoice in equal installments, or takes those that stand below, without the taxes that are withheld of each. */
export function CalcularParcelas() {
  const t = useTextos(textosNotaFiscal);
  const { definir } = useFormulario();
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({});
  const calcular = useCalculo(setRecusas);
  const [quantas, setQuantas] = useState('1');
  const [primeiro, setPrimeiro] = useState('');
  const [calculo, setCalculo] = useState<Calculo | null>(null);
  const ha = (useValor(campo('parcelas')) ?? []).length > 0;
  const pedir = async (como: Parameters<typeof calcular>[0]): Promise<void> => {
    setRecusas({});
    try {
      const feito = await calcular(como);
      if (!feito) return;
      definir(campo('parcelas'), feito.parcelas);
      setCalculo(feito);
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  const dividir = () => pedir({ parcelas: quantas === '' ? null : Number(quantas), primeiroVencimento: parseDataBr(primeiro) ?? primeiro });
  /** Enter in what the calculation is asked with calculates: the invoice is saved by its own button. */
  const aoTeclar = (evento: KeyboardEvent): void => {
    if (evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    void dividir();
  };
  return (
    <>
      <div className={estilo.calcular}>
        <TextInput
          label={t('quantasParcelas')}
          inputMode="numeric"
          maxLength={2}
          value={quantas}
          error={recusas['parcelas']}
          onKeyDown={aoTeclar}
          onFocus={(evento) => evento.currentTarget.select()}
          onChange={(evento) => setQuantas(evento.currentTarget.value.replaceAll(/\D/g, ''))}
        />
        <TextInput
          label={t('primeiroVencimento')}
          placeholder={t('formatoDaData')}
          inputMode="numeric"
          maxLength={10}
          value={primeiro}
          error={recusas['primeiroVencimento']}
          onKeyDown={aoTeclar}
          onChange={(evento) => setPrimeiro(evento.currentTarget.value)}
          onBlur={() => {
            const data = parseDataBr(primeiro);
            if (data) setPrimeiro(formatarData(data));
          }}
        />
        <Button variant="default" onClick={() => void dividir()}>
          {t('calcular')}
        </Button>
        {ha && (
          <Button variant="subtle" onClick={() => void pedir('como estão')}>
            {t('recalcular')}
          </Button>
        )}
      </div>
      {calculo && <Passos passos={calculo.passos} />}
    </>
  );
}
