import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { recarregarConciliacao } from '#domains/financeiro/caixa/web/recarregar.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { extratosApi } from '../api.ts';
import { textosExtratos } from '../texts.ts';

/** The button that takes a file of the bank; its account is known by the file. */
export function LerExtrato({ aoLer }: { aoLer: (contaBancariaId: number) => void }) {
  const t = useTextos(textosExtratos);
  const [lendo, setLendo] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const ler = async (arquivo: File | undefined): Promise<void> => {
    if (!arquivo || lendo) return;
    setLendo(true);
    try {
      const { extratos } = await enviarArquivo(extratosApi.lerExtrato, {}, arquivo);
      for (const e of extratos)
        if (e.jaExistia) avisar.info(t('jaLido', { usuario: e.usuarioNome, em: escreverInstante(e.em) }));
        else avisar.sucesso(t('lido', { conta: e.contaNome, novas: e.lidas - e.repetidas, repetidas: e.repetidas }));
      await recarregarConciliacao();
      if (extratos[0]) aoLer(extratos[0].contaBancariaId);
    } catch (erro) {
      avisar.erro(erro);
    } finally {
      setLendo(false);
      if (campo.current) campo.current.value = '';
    }
  };
  return (
    <>
      <Button loading={lendo} onClick={() => campo.current?.click()}>
        {t('ler')}
      </Button>
      <input
        ref={campo}
        type="file"
        hidden
        accept=".ofx,.OFX,.qfx,.txt,application/x-ofx"
        aria-label={t('arquivo')}
        onChange={(evento) => void ler(evento.currentTarget.files?.[0])}
      />
    </>
  );
}
