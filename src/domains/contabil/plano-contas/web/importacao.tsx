import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { importarContas, lerPlanilha } from '../api.ts';
import { textosPlano } from '../texts.ts';

type Lida = RespostaCliente<typeof lerPlanilha>;
const NA_TELA = 200;

/** A sheet of accounts: what it would create is shown before anything is written. */
export default function Importacao({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosPlano);
  const arquivo = useRef<HTMLInputElement>(null);
  const [lida, setLida] = useState<Lida | null>(null);
  const [lendo, setLendo] = useState(false);
  const importar = useComando(importarContas, {
    aoConcluir: ({ contas }) => {
      avisar.sucesso(t('carregadas', { n: contas }));
      void envelhecer('ContaContabil', 'PlanoContas');
      aoFechar();
    },
  });
  const ler = async (escolhido: File): Promise<void> => {
    setLendo(true);
    await enviarArquivo(lerPlanilha, {}, escolhido).then(setLida, avisar.erro);
    setLendo(false);
  };
  const podeCriar = lida !== null && lida.contas.length > 0;
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={t('importar')}
      rodape={
        podeCriar && (
          <Button
            loading={importar.isPending}
            onClick={() => importar.mutate({ body: { contas: lida.contas } }, { onError: (erro) => avisar.erro(erro) })}
          >
            {t('criarContas')}
          </Button>
        )
      }
    >
      <p>{t('importarTexto')}</p>
      <input
        ref={arquivo}
        type="file"
        hidden
        accept=".csv,.xlsx"
        aria-label={t('escolherArquivo')}
        onChange={(evento) => {
          const [escolhido] = evento.currentTarget.files ?? [];
          evento.currentTarget.value = '';
          if (escolhido) void ler(escolhido);
        }}
      />
      <Button variant="default" loading={lendo} onClick={() => arquivo.current?.click()}>
        {t('escolherArquivo')}
      </Button>
      {lida && <Resumo lida={lida} />}
    </Janela>
  );
}

function Resumo({ lida: { contas, existentes, problemas } }: { lida: Lida }) {
  const t = useTextos(textosPlano);
  return (
    <div role="status">
      <ul>
        <li>{t('seraoCriadas', { n: contas.length })}</li>
        {existentes > 0 && <li>{t('jaExistem', { n: existentes })}</li>}
        {problemas.length > 0 && <li>{t('comProblema', { n: problemas.length })}</li>}
      </ul>
      {contas.length === 0 && <p className="consequencia">{t('nadaACriar')}</p>}
      {problemas.length > 0 && (
        <Tabela
          legenda={t('problema')}
          colunas={[t('linha'), t('codigo'), t('problema')]}
          numericas={[0]}
          cartao={{ titulo: 1, valor: 0, apoio: 2 }}
          linhas={problemas.slice(0, NA_TELA).map((p) => ({ chave: p.linha, celulas: [p.linha, p.codigo, p.mensagem] }))}
        />
      )}
      {contas.length > 0 && (
        <Tabela
          legenda={t('plano')}
          colunas={[t('codigo'), t('nome'), t('tipo'), t('natureza'), t('grupo')]}
          cartao={{ titulo: 1, apoio: 0, estado: 2 }}
          linhas={contas
            .slice(0, NA_TELA)
            .map((c) => ({ chave: c.codigo, celulas: [c.codigo, c.nome, t(c.tipo), t(c.natureza), t(c.grupo)] }))}
        />
      )}
    </div>
  );
}
