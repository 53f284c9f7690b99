import { Button, NativeSelect } from '@mantine/core';
import clsx from 'clsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { retornosApi as api } from '../api.ts';
import { textosRetorno } from '#domains/financeiro/boletos/retornos/texts.ts';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import { useContasCobranca } from '#domains/financeiro/boletos/contas/web/door.tsx';

const RetornoAberto = lazy(() => import('./retorno-janela.tsx'));
const tons: Record<'lido' | 'aplicando' | 'aplicado', TomDeEstado> = { lido: 'alerta', aplicando: 'aberto', aplicado: 'sucesso' };

/** The bank's files: read one, see what it would do, apply it; and those of before. */
export default function Retornos() {
  const t = useTextos(textosRetorno);
  const { pode } = useSessao();
  const { opcoes } = useContasCobranca();
  const [{ abrir }, mudar] = useEndereco('abrir');
  return (
    <>
      {pode('gerenciar-boletos', 'criar') && <Leitura opcoes={opcoes} aoLer={(id) => mudar({ abrir: id })} />}
      <TabelaDados
        tela="gerenciar-boletos-retornos"
        titulo={t('retornosLidos')}
        endpoint={api.listarRetornos}
        ordemPadrao={{ campo: 'id', ascendente: false }}
        aoAbrir={(r) => mudar({ abrir: r.id })}
        nomeDaLinha={(r) => r.nomeArquivo}
        vazio={{ titulo: t('semRetornos'), texto: t('semRetornosTexto') }}
        filtros={[{ chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', fixo: true, opcoes }]}
        colunas={[
          { chave: 'nomeArquivo', titulo: t('arquivo'), principal: true },
          { chave: 'contaNome', titulo: t('conta'), ordenavel: 'conta' },
          { chave: 'linhas', titulo: t('linhas'), alinhamento: 'direita' },
          { chave: 'pagoCentavos', titulo: t('pago'), alinhamento: 'direita', render: (r) => formatarValor(r.pagoCentavos) },
          { chave: 'excecoes', titulo: t('excecoes'), alinhamento: 'direita' },
          { chave: 'em', titulo: t('lidoEm'), alinhamento: 'direita', render: (r) => escreverInstante(r.em) },
          { chave: 'usuarioNome', titulo: t('lidoPor') },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            principal: true,
            render: (r) => <Etiqueta tom={tons[r.situacao]}>{t(r.situacao)}</Etiqueta>,
          },
        ]}
      />
      <Suspense fallback={null}>
        {abrir !== undefined && abrir !== '' && <RetornoAberto id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
      </Suspense>
    </>
  );
}

/** Takes the bank's file, chosen or dropped; nothing is posted by reading it. */
function Leitura({ opcoes, aoLer }: { opcoes: readonly { valor: number; rotulo: string }[]; aoLer: (id: number) => void }) {
  const t = useTextos(textosRetorno);
  const [conta, setConta] = useState('');
  const [lendo, setLendo] = useState(false);
  const [sobre, setSobre] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const ler = async (arquivo: File | undefined): Promise<void> => {
    if (!arquivo || lendo) return;
    setLendo(true);
    try {
      const query = conta === '' ? {} : { ContaBancariaId: conta };
      const lido = await enviarArquivo(api.lerRetorno, { query }, arquivo);
      if (lido.jaExistia) avisar.info(t('jaLido', { usuario: lido.usuarioNome, em: escreverInstante(lido.em) }));
      await recarregar();
      aoLer(lido.id);
    } catch (erro) {
      avisar.erro(erro);
    } finally {
      setLendo(false);
      if (campo.current) campo.current.value = '';
    }
  };
  return (
    <Cartao titulo={t('lerArquivo')} className={estilo.acima}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shortcut of the button inside */}
      <div
        className={clsx(estilo.soltar, sobre && estilo.soltarSobre)}
        onDragOver={(evento) => {
          evento.preventDefault();
          setSobre(true);
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={(evento) => {
          evento.preventDefault();
          setSobre(false);
          void ler(evento.dataTransfer.files[0]);
        }}
      >
        <span>{t('solteAqui')}</span>
        <Button loading={lendo} onClick={() => campo.current?.click()}>
          {lendo ? t('lendo') : t('escolher')}
        </Button>
        <input
          ref={campo}
          type="file"
          hidden
          accept=".ret,.RET,.txt,.TXT,.crt,.CRT,text/plain"
          aria-label={t('lerArquivo')}
          onChange={(evento) => void ler(evento.currentTarget.files?.[0])}
        />
        {opcoes.length > 1 && (
          <NativeSelect
            aria-label={t('contaDoArquivo')}
            value={conta}
            data={[{ value: '', label: t('contaPeloArquivo') }, ...opcoes.map((o) => ({ value: String(o.valor), label: o.rotulo }))]}
            onChange={(evento) => setConta(evento.currentTarget.value)}
          />
        )}
      </div>
      <p className="suave">{t('lerDica')}</p>
    </Cartao>
  );
}
