import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { escreverColunas, limitesDoRegistro } from '#shared/importacao/api.ts';
import { useTextos } from '../i18n.tsx';
import { avisar, Janela } from '../janelas/dialogos.tsx';
import { baixarArquivo, enviarArquivo } from '../rede/api.ts';
import { criarChaveDeEnvio } from '../rede/chave-de-envio.ts';
import { envelhecer } from '../rede/consultas.ts';
import { mensagemDe } from '../rede/erro-api.ts';
import { ConferenciaDaImportacao } from './conferencia.tsx';
import estilo from './importacao.module.css';
import { textosDeImportacao } from './texts.ts';
import type { Conferencia, PropsDaImportacao } from './tipos.ts';

const aceitos = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Brings records in from a sheet: choose it, say what each column is and look at what would happen, and do it whole. */
export default function JanelaDeImportacao({ titulo, explicacao, api, campos, envelhece, aoFechar }: PropsDaImportacao) {
  const t = useTextos(textosDeImportacao);
  const entrada = useRef<HTMLInputElement>(null);
  const [chave] = useState(criarChaveDeEnvio);
  const [planilha, setPlanilha] = useState<File | null>(null);
  const [conferencia, setConferencia] = useState<Conferencia | null>(null);
  const [ocupada, setOcupada] = useState(false);
  const [erro, setErro] = useState<string | null>(null);

  const tentar = async (fazer: () => Promise<void>): Promise<void> => {
    setErro(null);
    setOcupada(true);
    try {
      await fazer();
    } catch (falha) {
      setErro(mensagemDe(falha));
    } finally {
      setOcupada(false);
    }
  };
  const conferir = (arquivo: File, mapeamento?: Readonly<Record<string, number>>): Promise<void> =>
    tentar(async () => {
      const query = mapeamento ? { Colunas: escreverColunas(mapeamento) } : {};
      setConferencia(await enviarArquivo(api.conferir, { query }, arquivo));
      setPlanilha(arquivo);
    });
  const importar = (arquivo: File, mapeamento: Readonly<Record<string, number>>): Promise<void> =>
    tentar(async () => {
      const query = { Colunas: escreverColunas(mapeamento) };
      const identidade = [arquivo.name, arquivo.size, arquivo.lastModified, query];
      try {
        const { criados } = await enviarArquivo(api.importar, { query }, arquivo, { chaveIdempotencia: chave.para(identidade) });
        chave.aoResponder(null, identidade);
        avisar.sucesso(t('feito', { n: criados }));
        void envelhecer(...envelhece);
        aoFechar();
      } catch (falha) {
        chave.aoResponder(falha, identidade);
        throw falha;
      }
    });
  const recomecar = (): void => {
    setPlanilha(null);
    setConferencia(null);
    setErro(null);
  };
  const baixar = (formato: 'xlsx' | 'csv'): void =>
    void baixarArquivo(api.modelo, { query: { Formato: formato } }, { nomePadrao: `modelo.${formato}` }).catch(avisar.erro);

  return (
    <Janela
      aberta
      tamanho="larga"
      titulo={titulo}
      aoFechar={aoFechar}
      rodape={
        planilha &&
        conferencia && (
          <>
            <Button variant="default" onClick={recomecar}>
              {t('outra')}
            </Button>
            <Button
              loading={ocupada}
              disabled={conferencia.erros > 0 || conferencia.prontas === 0}
              onClick={() => void importar(planilha, conferencia.mapeamento)}
            >
              {t('importarN', { n: conferencia.prontas })}
            </Button>
          </>
        )
      }
    >
      {planilha && conferencia ? (
        <ConferenciaDaImportacao
          arquivo={planilha.name}
          campos={campos}
          conferencia={conferencia}
          ocupada={ocupada}
          aoMapear={(mapeamento) => void conferir(planilha, mapeamento)}
        />
      ) : (
        <>
          <p className={estilo.texto}>{explicacao}</p>
          <p className={estilo.texto}>{t('nadaAntes')}</p>
          <input
            ref={entrada}
            type="file"
            accept={aceitos}
            hidden
            aria-label={t('escolher')}
            onChange={(e) => {
              const arquivo = e.currentTarget.files?.[0];
              e.currentTarget.value = '';
              if (arquivo) void conferir(arquivo);
            }}
          />
          <div className={estilo.acoes}>
            <Button data-foco loading={ocupada} onClick={() => entrada.current?.click()}>
              {t('escolher')}
            </Button>
            {(['xlsx', 'csv'] as const).map((formato) => (
              <Button key={formato} variant="default" onClick={() => baixar(formato)}>
                {t('modelo', { formato: formato.toUpperCase() })}
              </Button>
            ))}
          </div>
          <p className="suave">{t('limites', { linhas: limitesDoRegistro.linhas })}</p>
        </>
      )}
      <p role="alert" className={estilo.perigo}>
        {erro}
      </p>
      <p role="status" className="so-leitor">
        {ocupada ? t('lendo') : ''}
      </p>
    </Janela>
  );
}
