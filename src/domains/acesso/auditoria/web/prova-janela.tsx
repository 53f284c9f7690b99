import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { auditoriaApi as api } from '../api.ts';
import { textosAuditoria } from '../texts.ts';

/** Whether the history is whole, and whether a file that left it is as it left. */
export default function ProvaDoHistorico({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosAuditoria);
  const { data, error, refetch } = useConsulta(api.obterCadeia, {});
  return (
    <Janela aberta titulo={t('cadeia')} aoFechar={aoFechar} rodape={<BotaoFechar>{t('fechar')}</BotaoFechar>}>
      <p className="suave">{t('cadeiaTexto')}</p>
      {error && !data && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!error && !data && <Esqueleto linhas={5} />}
      {data && (
        <>
          <p role="status">
            <strong>{data.partidas.length === 0 ? t('cadeiaInteira') : t('cadeiaPartida', { n: data.partidas.length })}</strong>
          </p>
          {data.partidas.length > 0 && (
            <ul>
              {data.partidas.map(({ bloco, em, motivo }) => (
                <li key={`${bloco} ${em}`}>{t(`partida_${motivo}`, { bloco, quando: escreverInstante(em) })}</li>
              ))}
            </ul>
          )}
          <FatosEmColunas
            fatos={[
              [t('blocos'), data.blocos],
              [t('seladasAte'), data.ultimaSeq],
              [t('aSelar'), data.aSelar],
              [t('ancoras'), data.ancoras],
              [t('ultimaAncora'), data.ultimaAncoraEm ? escreverInstante(data.ultimaAncoraEm) : t('nenhuma')],
            ]}
          />
          {data.ultimoHash && <code style={{ overflowWrap: 'anywhere' }}>{data.ultimoHash}</code>}
        </>
      )}
      <Exportado />
    </Janela>
  );
}

function Exportado() {
  const t = useTextos(textosAuditoria);
  const campo = useRef<HTMLInputElement>(null);
  const [confere, setConfere] = useState<boolean | null>(null);
  const conferir = async (arquivo: File | undefined): Promise<void> => {
    if (!arquivo) return;
    setConfere(null);
    await enviarArquivo(api.conferirExportado, {}, arquivo).then((resposta) => setConfere(resposta.confere), avisar.erro);
    if (campo.current) campo.current.value = '';
  };
  return (
    <>
      <h3>{t('exportado')}</h3>
      <p className="suave">{t('conferirArquivoTexto')}</p>
      <p role="status">{confere !== null && <strong>{t(confere ? 'arquivoConfere' : 'arquivoNaoConfere')}</strong>}</p>
      <Button.Group>
        <Button variant="default" onClick={() => campo.current?.click()}>
          {t('conferirArquivo')}
        </Button>
        <Button
          variant="default"
          onClick={() => void baixarArquivo(api.chavePublica, {}, { nomePadrao: 'chave-publica.pem' }).catch(avisar.erro)}
        >
          {t('chavePublica')}
        </Button>
      </Button.Group>
      <input
        ref={campo}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('conferirArquivo')}
        onChange={(evento) => void conferir(evento.currentTarget.files?.[0])}
      />
    </>
  );
}
