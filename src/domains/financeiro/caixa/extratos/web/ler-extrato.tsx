import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { useContas } from '#domains/financeiro/caixa/web/opcoes.ts';
import { recarregarConciliacao } from '#domains/financeiro/caixa/web/recarregar.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { ErroApi } from '#platform/web/rede/erro-api.ts';
import { extratosApi } from '../api.ts';
import { textosExtratos } from '../texts.ts';

/** The button that takes a file of the bank; its account is known by the file, or asked where the file does not tell it. */
export function LerExtrato({ aoLer }: { aoLer: (contaBancariaId: number) => void }) {
  const t = useTextos(textosExtratos);
  const [lendo, setLendo] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const [semConta, setSemConta] = useState<{ arquivo: File; porque: string } | null>(null);
  const ler = async (arquivo: File | undefined, conta?: number): Promise<void> => {
    if (!arquivo || lendo) return;
    setLendo(true);
    try {
      const { extratos } = await enviarArquivo(
        extratosApi.lerExtrato,
        conta === undefined ? {} : { query: { ContaBancariaId: conta } },
        arquivo,
      );
      for (const e of extratos)
        if (e.jaExistia) avisar.info(t('jaLido', { usuario: e.usuarioNome, em: escreverInstante(e.em) }));
        else avisar.sucesso(t('lido', { conta: e.contaNome, novas: e.lidas - e.repetidas, repetidas: e.repetidas }));
      setSemConta(null);
      await recarregarConciliacao();
      if (extratos[0]) aoLer(extratos[0].contaBancariaId);
    } catch (erro) {
      if (erro instanceof ErroApi && erro.code === 'CONTA_DO_EXTRATO_DESCONHECIDA') setSemConta({ arquivo, porque: erro.message });
      else avisar.erro(erro);
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
      {semConta && (
        <QualConta
          porque={semConta.porque}
          lendo={lendo}
          aoEscolher={(conta) => void ler(semConta.arquivo, conta)}
          aoFechar={() => setSemConta(null)}
        />
      )}
    </>
  );
}

type QualContaProps = { porque: string; lendo: boolean; aoEscolher: (contaBancariaId: number) => void; aoFechar: () => void };
/** The file names no account of the register, or several: a person says which it is of. */
function QualConta({ porque, lendo, aoEscolher, aoFechar }: QualContaProps) {
  const t = useTextos(textosExtratos);
  const { paraLer: contas } = useContas('banco');
  const [escolhida, setEscolhida] = useState<number | null>(null);
  const conta = escolhida ?? contas[0]?.valor;
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('qualConta')}
      rodape={
        <Button loading={lendo} disabled={conta === undefined} onClick={() => conta !== undefined && aoEscolher(conta)}>
          {t('ler')}
        </Button>
      }
    >
      <p>{porque}</p>
      <NativeSelect
        label={t('conta')}
        value={String(conta ?? '')}
        data={contas.map((c) => ({ value: String(c.valor), label: c.rotulo }))}
        onChange={(evento) => setEscolhida(Number(evento.currentTarget.value))}
      />
    </Janela>
  );
}
