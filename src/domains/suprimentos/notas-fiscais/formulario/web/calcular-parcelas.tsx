import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { parseDataBr } from '#shared/datas.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { Passos } from './passos.tsx';
import { type Calculo, useCalculo } from './use-calculo.ts';
import estilo from '#domains/suprimentos/notas-fiscais/web/notas.module.css';
import { campo } from './caminhos.ts';

/** Divides an invoice in equal installments, or takes those that stand below, without the taxes that are withheld of each. */
export function CalcularParcelas() {
  const t = useTextos(textosNotaFiscal);
  const { definir } = useFormulario();
  const calcular = useCalculo();
  const [quantas, setQuantas] = useState('1');
  const [primeiro, setPrimeiro] = useState('');
  const [calculo, setCalculo] = useState<Calculo | null>(null);
  const ha = (useValor(campo('parcelas')) ?? []).length > 0;
  const pedir = async (como: Parameters<typeof calcular>[0]): Promise<void> => {
    const pedido = calcular(como);
    if (!pedido) return avisar.info(t('faltaParaCalcular'));
    try {
      const feito = await pedido;
      definir(campo('parcelas'), feito.parcelas);
      setCalculo(feito);
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  return (
    <>
      <div className={estilo.calcular}>
        <TextInput
          label={t('quantasParcelas')}
          inputMode="numeric"
          maxLength={2}
          value={quantas}
          onChange={(evento) => setQuantas(evento.currentTarget.value.replaceAll(/\D/g, ''))}
        />
        <TextInput
          label={t('primeiroVencimento')}
          placeholder="dd/mm/aaaa"
          inputMode="numeric"
          maxLength={10}
          value={primeiro}
          onChange={(evento) => setPrimeiro(evento.currentTarget.value)}
        />
        <Button
          variant="default"
          onClick={() => void pedir({ parcelas: Number(quantas), primeiroVencimento: parseDataBr(primeiro) ?? '' })}
        >
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
