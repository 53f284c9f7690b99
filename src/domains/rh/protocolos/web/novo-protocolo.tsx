import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { situacaoDe } from '#platform/web/formulario/envio/situacao.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { confirmarPerda } from '#platform/web/janelas/saida-sem-salvar.ts';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { campo } from '#shared/campos.ts';
import { protocolosApi } from '../api.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { FormularioDeProtocolo } from './formulario-protocolo.tsx';
import estilo from '#domains/rh/web/rh.module.css';

const escolha = z.object({ pessoaId: campo.id() });
const caminho = camposDe<typeof escolha>();

type Props = { pessoaId: number | null; aoFechar: () => void; aoAbrir: (id: number) => void };

/** Opens a request: first whose registration, then what is wrong in it. */
export default function NovoProtocolo({ pessoaId, aoFechar, aoAbrir }: Props) {
  const t = useTextos(textosRh);
  const [pessoa, setPessoa] = useState(pessoaId);
  const trocar = async (): Promise<void> => {
    if (!situacaoDe('protocolo').alterado || (await confirmarPerda())) setPessoa(null);
  };
  return (
    <Janela
      aberta
      lado="direita"
      titulo={t('novoProtocolo')}
      aoFechar={aoFechar}
      rodape={
        <>
          <BotaoFechar>{t('cancelar')}</BotaoFechar>
          {pessoa !== null && <BotaoSalvar formulario="protocolo" rotulo={t('novoProtocolo')} />}
        </>
      }
    >
      <p className="suave">{t('novoProtocoloTexto')}</p>
      {pessoa === null ? (
        <Formulario
          id="escolha-pessoa"
          esquema={escolha}
          valoresIniciais={{ pessoaId: '' }}
          guarda={false}
          aoSalvar={() => Promise.resolve()}
        >
          <EmColunas>
            <PessoaPicker
              nome={caminho('pessoaId')}
              rotulo={t('pessoa')}
              dica={t('escolhaPessoa')}
              colunas={12}
              criarDentro={false}
              autoFoco
              aoMudar={(escolhida) => setPessoa(escolhida?.id ?? null)}
            />
          </EmColunas>
        </Formulario>
      ) : (
        <DaPessoa pessoaId={pessoa} trocar={() => void trocar()} aoAbrir={aoAbrir} />
      )}
    </Janela>
  );
}

function DaPessoa({ pessoaId, trocar, aoAbrir }: { pessoaId: number; trocar: () => void; aoAbrir: (id: number) => void }) {
  const t = useTextos(textosRh);
  const consulta = useConsulta(protocolosApi.camposParaProtocolo, { params: { pessoaId } }, { validadeMs: Infinity });
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={8} />;
  return (
    <>
      <p className={estilo.acoes}>
        <strong>{consulta.data.nome}</strong>
        <Button variant="default" size="xs" onClick={trocar}>
          {t('trocarPessoa')}
        </Button>
      </p>
      <FormularioDeProtocolo key={pessoaId} pessoa={consulta.data} aoAbrir={aoAbrir} />
    </>
  );
}
